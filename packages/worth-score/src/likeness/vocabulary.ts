/**
 * The words of the trade that a reason may name. Each phrase is in the singular, folded, and matched as
 * whole words, the longest first.
 */

export const FORMS = phrases(`
  advertising sign, ale glass, armchair, armoire, ashtray, atomizer, badge, banjo, bank, bank note, banknote,
  barometer, basin, basket, baseball card, beaker, bed, bell, belt buckle, bench, binoculars, biscuit barrel,
  biscuit tin, blanket, blanket chest, bonbon dish, book, bookcase, bookend, bottle, bottle stopper, bowl, box,
  bracelet, bracket clock, brooch, bucket, bureau, bust, butter dish, button, cabinet, cabinet card, caddy spoon,
  cake plate, cake stand, calendar, camera, cameo brooch, candelabrum, candle holder, candlestick, candy dish,
  cane, card case, card table, carpet, carriage clock, casket, cello, censer,
  centerpiece, chair, chalice, chamber pot, chamberstick, champagne flute, chandelier, charger, charm bracelet,
  chatelaine, cheese dish, chess set, chest, chest of drawers, chocolate pot, cigar box, cigarette case,
  cigarette lighter, claret jug, clock, coaster, coat, cocktail shaker, coffee can, coffee pot, coffeepot,
  coffee table, coin, comb, commode, compact, compote, console table, cookie jar, corkscrew, creamer,
  cream jug, credenza, crock, cruet, cuff link, cufflink, cup, cup and saucer, cupboard, cushion, dagger,
  daguerreotype, day bed, decanter, decanter set, desk, desk clock, dessert plate, diary, dinner plate,
  dinner service, dish, display cabinet, doll, doll house, dollhouse, door knocker, drawing, dress, dressing table,
  dresser, drinking glass, drum, earring, easel, egg cup, egg timer, enamel sign, engraving, entree dish, epergne,
  etching, ewer, fan, figure, figurine, finger bowl, fire screen, fish slice, flagon, flask, flower pot, fob,
  fork, fountain pen, frame, fruit bowl, garniture, ginger jar, globe, goblet, grandfather clock, gravy boat,
  guitar, hair comb, hall chair, hand mirror, handkerchief, hat, hat pin, hatpin, helmet, highboy, hip flask,
  humidor, ice bucket, icon, incense burner, inkstand, inkwell, jar, jardiniere, jewelry box, jug, kettle,
  kimono, knife, knife box, ladle, lamp, lantern, letter, letter opener, lithograph, locket, longcase clock,
  lowboy, lunch box, magazine, magnifying glass, manuscript, mantel clock, map, mask, match safe,
  matchbox, medal, medallion, menorah, mezzotint, milk jug, miniature, mirror, model car, model ship,
  money box, mortar, moustache cup, movie poster, mug, music box, musical box, mustard pot, napkin ring,
  necklace, needle case, netsuke, newspaper, nightstand, opera glasses, ornament, oil lamp, oil painting, okimono,
  ottoman, painting, paperweight, parasol, pedestal, pen, pencil, pendant, perfume bottle,   phonograph, photograph, piano, picture frame, pie safe, pill box, pin, pincushion, pistol, pitcher, plaque,
  plate, platter, pocket knife, pocket mirror, pocket watch, porringer, portrait, postage stamp, postcard, poster,
  pot, powder box, powder horn, print, punch bowl, purse, puzzle, quilt, radio, rattle, relief,   ring, robe, rocking chair, rocking horse, rug, salt, salt cellar, salt shaker, salver, sampler, samovar,
  sauce boat, sauceboat, saucer, scent bottle, scissors, sconce, screen, screenprint, scroll, sculpture,
  seal, secretary desk, serving dish, serving tray, settee, settle, sewing box, sewing machine, sewing table,
  shaker, shaving mug, shawl, shelf clock, shop sign, side chair, side table, sideboard, sign, signet ring, silhouette,
  snuff bottle, snuff box, snuffbox, sofa, soup plate, soup tureen, spice box, spill vase, spittoon, spoon,
  stamp, statue, statuette, stein, stereoscope, stick pin, stirrup cup, stool, strainer, sugar bowl,
  sugar tongs, sundial, sword, table, table clock, table lamp, tablecloth, tall case clock, tankard, tantalus,
  tapestry, tazza, tea bowl, teabowl, tea caddy, tea cup, teacup, tea kettle, tea pot, teapot, tea service,
  tea set, tea table, teaspoon, tea spoon, telephone, telescope, thermometer, thimble, tiara, tie pin, tile, tin,
  toast rack, toaster, toby jug, toilet mirror, tool box, top hat, toy car, toy soldier, toy train, trade card,
  trading card, tray, tripod table, trivet, trunk, tumbler, tureen, typewriter, umbrella, umbrella stand, urn,
  vanity, vase, vesta case, vinaigrette, violin, walking stick, wall clock, wardrobe, wash stand, washstand,
  watch, watch chain, watering can, watercolor, weather vane, weathervane, whistle, wine bottle, wine cooler,
  wine glass, woodblock print, woodcut, work box, work table, wrist watch, wristwatch, writing box, writing desk,
  writing slope, writing table, wig stand`)

export const MATERIALS = phrases(`
  agate, alabaster, aluminum, amber, amethyst, aquamarine, art glass, ash wood, bakelite, basalt, beech, birch,
  bisque, black basalt, black basaltes, bohemian glass, bone, bone china, boxwood, brass, bronze, brown stoneware, burl walnut,
  cameo glass, camphor wood, carnelian, carnival glass, cast iron, celluloid, cherry wood, coral, copper, cotton,
  cranberry glass, creamware, crystal, cut glass, depression glass, diamond, earthenware, ebony, elm, emerald,
  enamel, faience, fruitwood, garnet, gilt bronze, gilt wood, giltwood, glass, gold, gold filled, gold plate, granite,
  gutta percha, hard paste porcelain, horn, iron, ironstone, ivory, jade, jasper, jasperware, jet, lacquer, lapis lazuli,
  lead crystal, leather, linen, lucite, mahogany, majolica, malachite, maple, marble, milk glass, moonstone, mother of pearl, murano glass,
  oak, oil on canvas, oil on copper, oil on panel, onyx, opal, opaline glass, ormolu, papier mache, parian, parchment,
  pearl, pearlware, pewter, pine, platinum, porcelain, pressed glass, redware, rock crystal, rose gold, rosewood, ruby,
  salt glazed stoneware, sandstone, sapphire, satinwood, seed pearl, shagreen, sheffield plate, silk, silver, silver gilt, silver plate, slate,
  soapstone, soft paste porcelain, spelter, stained glass, steel, sterling silver, stoneware, teak, terracotta,
  tin glazed earthenware, toleware, topaz, tortoiseshell, turquoise, vaseline glass, vellum, velvet, walnut,
  wicker, white gold, wool, wrought iron, yellow gold, zinc`)

export const STYLES = phrases(`
  aesthetic movement, art deco, art nouveau, arts crafts, arts and crafts, baroque, bauhaus, biedermeier, charles x,
  chinoiserie, chippendale, colonial, directoire, edo, edwardian, elizabethan, empire, federal, georgian, gothic revival, gothic,
  gustavian, hepplewhite, jacobean, jugendstil, louis xiv, louis xv, louis xvi, louis philippe, meiji, mid century modern, mid century, ming,
  napoleon iii, neoclassical, qianlong, kangxi, qing, queen anne, regency, renaissance, rococo, second empire, secessionist,
  sheraton, showa, song dynasty, taisho, tang dynasty, victorian, william and mary`)

export const TECHNIQUES = phrases(`
  acid etched, applique, appliqued, aquatint, basse taille, blown glass, blue and white, carved,
  champleve, chased, cloisonne, crackle glazed, damascened, decoupage, embroidered, enameled, engine turned, famille rose,
  famille verte, filigree, flow blue, free blown, gilded, guilloche, hand painted, hooked, inlaid, japanned, lithographed, lusterware,
  luster glazed, marquetry, micromosaic, mold blown, niello, parquetry, pate sur pate, pierced, pietra dura, plique a jour,
  repousse, reticulated, salt glazed, sgraffito, silvered, spongeware, tooled, transfer printed, transferware, underglaze blue, veneered, woven`)

export const ORIGINS = phrases(`
  american, austrian, belgian, bohemian, british, canton, chinese, chinese export, czech, danish, delft, dresden, dutch,
  egyptian, english, flemish, french, german, greek, hungarian, imari, indian, irish, italian, japanese, kakiemon, korean, limoges,
  mexican, murano, norwegian, nuremberg, persian, polish, portuguese, quimper, roman, russian, satsuma, scandinavian,
  scottish, spanish, staffordshire, swedish, swiss, tibetan, turkish, venetian, vienna, viennese, welsh`)

export const MAKERS = phrases(`
  ansonia, audemars piguet, baccarat, bernard leach, bing & grondahl, boucheron, breguet, buccellati,
  bulgari, capodimonte, cartier, clarice cliff, coalport, daum, david doulton,   emile galle, ercuis, faberge, fenton, fornasetti, frankart, fulper, galle, georg jensen, goebel, gorham, grueby,   haviland, heisey, herend, hermes, hummel, josiah wedgwood, kpm, lalique, leica, lenox, libbey, lladro,
  longines, loetz, longwy, lowestoft, meissen, mikimoto, minton, montblanc, moorcroft, moser, nippon, noritake,
  omega, orrefors, oneida, patek philippe, paul revere, paul storr, quezal, reed & barton, remington, rolex, rookwood,
  rorstrand, roseville, royal albert, royal copenhagen, royal crown royal doulton, royal worcester, rosenthal, seth thomas, sevres, spode, steiff, steinway,
  steuben, stickley, swarovski, tiffany, towle, vacheron constantin, van briggle, van cleef & arpels, venini, villeroy & boch, waltham, waterford, waterman,   wedgwood, weller, worcester, zsolnay, alfa romeo, aston martin, bmw, bugatti, chevrolet, ferrari, fiat, jaguar, lamborghini, maserati, mercedes benz, mg, porsche, triumph`)

function phrases(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
      .filter((phrase) => phrase !== ''),
  )
}
