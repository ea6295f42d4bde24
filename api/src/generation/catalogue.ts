import { nations, periods, type Words } from './words.ts'

export interface GeneratedCategory {
  title: string
  /** How many of a hundred articles or so stand here. */
  share: number
  /** Singular, as a title names them. */
  objects: Words
  subcategories: readonly string[]
}

const category = (title: string, share: number, noun: string, objects: Words, own: readonly string[], offset: number): GeneratedCategory => ({
  title, share, objects, subcategories: [...own, ...around(nations, offset, 4).map((nation) => `${nation} ${noun}`), ...around(periods, offset, 4).map((period) => `${period} ${noun}`)],
})

function around(words: readonly string[], offset: number, count: number): string[] {
  return Array.from({ length: count }, (_, place) => words[(offset * 3 + place * 5) % words.length] ?? '').filter((word, place, all) => all.indexOf(word) === place)
}

/** The site's 23 categories with uneven shares, and what is found in each. */
export const catalogue: readonly GeneratedCategory[] = [
  category('Advertising', 4, 'Advertising', ['Shop sign', 'Enamel sign', 'Trade card', 'Biscuit tin', 'Poster', 'Thermometer', 'Pocket mirror', 'Display stand', 'Serving tray', 'Fan'], ['Signs', 'Trade Cards', 'Tins', 'Posters', 'Giveaways', 'Trays'], 0),
  category('Alcohol & Smoking', 2.5, 'Barware', ['Corkscrew', 'Decanter label', 'Snuff box', 'Match safe', 'Pipe', 'Hip flask', 'Stein', 'Cigar cutter', 'Tobacco jar', 'Wine coaster'], ['Corkscrews', 'Snuff Boxes', 'Pipes', 'Lighters', 'Steins', 'Flasks'], 1),
  category('Antiquities', 1.5, 'Finds', ['Oil lamp', 'Fibula', 'Amulet', 'Scarab', 'Unguentarium', 'Votive figure', 'Seal', 'Krater', 'Bead necklace', 'Relief'], ['Roman', 'Greek', 'Egyptian', 'Near Eastern', 'Lamps', 'Seals'], 2),
  category('Books Paper & Magazines', 5, 'Books', ['First edition', 'Almanac', 'Broadside', 'Atlas', 'Bookplate', 'Herbal', 'Chapbook', 'Magazine', 'Map', 'Psalter'], ['Maps', 'Almanacs', 'Bindings', 'Periodicals', 'Ephemera', 'Manuscripts'], 3),
  category('Ceramics', 14, 'Ceramics', ['Vase', 'Bowl', 'Plate', 'Teapot', 'Jug', 'Tureen', 'Charger', 'Figurine', 'Tile', 'Cup and saucer', 'Ginger jar', 'Posset pot', 'Toby jug', 'Sauceboat'], ['Porcelain', 'Stoneware', 'Majolica', 'Creamware', 'Tiles', 'Figurines', 'Ceramics'], 4),
  category('Coins & Currency', 3, 'Coins', ['Penny', 'Thaler', 'Ducat', 'Token', 'Banknote', 'Medal', 'Crown', 'Denarius', 'Bond certificate', 'Coin weight'], ['Coins', 'Banknotes', 'Tokens', 'Medals', 'Scales', 'Bonds'], 5),
  category('Entertainment', 4, 'Entertainment', ['Playbill', 'Magic lantern', 'Music box', 'Gramophone', 'Film poster', 'Violin', 'Concertina', 'Radio', 'Zoetrope', 'Circus poster'], ['Music', 'Theater', 'Cinema', 'Radio', 'Circus', 'Instruments'], 6),
  category('Ethnic Folk & Native American Art', 2.5, 'Folk Art', ['Mask', 'Basket', 'Kachina', 'Beaded bag', 'Blanket', 'Weathervane', 'Whirligig', 'Retablo', 'Drum', 'Moccasins'], ['Baskets', 'Masks', 'Beadwork', 'Pottery', 'Carvings', 'Textiles'], 7),
  category('Fine Arts', 13, 'Art', ['Landscape', 'Portrait of a lady', 'Still life with fruit', 'Self-portrait', 'Harbor view', 'Study of hands', 'Bust', 'Miniature', 'Woodcut', 'Seated nude', 'Winter scene', 'Equestrian figure'], ['Paintings', 'Prints', 'Drawings', 'Sculpture', 'Photographs', 'Icons', 'Silhouettes'], 8),
  category('Firearms and Accessories', 1.5, 'Arms', ['Flintlock pistol', 'Powder horn', 'Musket', 'Percussion rifle', 'Shot flask', 'Holster', 'Blunderbuss', 'Bullet mold', 'Gun lock', 'Cartridge box'], ['Pistols', 'Rifles', 'Powder Horns', 'Holsters', 'Tools', 'Cases'], 9),
  category('Fraternal Political Organizations', 1, 'Regalia', ['Campaign button', 'Lodge apron', 'Banner', 'Ribbon badge', 'Ceremonial sword', 'Gavel', 'Sash', 'Parade torch', 'Membership certificate', 'Handbill'], ['Buttons', 'Masonic', 'Banners', 'Suffrage', 'Badges', 'Torches'], 10),
  category('Furniture & Furnishings', 10, 'Furniture', ['Side chair', 'Chest of drawers', 'Candlestick', 'Longcase clock', 'Looking glass', 'Bureau', 'Settee', 'Tripod table', 'Cabinet', 'Lamp', 'Screen', 'Wine cooler'], ['Chairs', 'Tables', 'Clocks', 'Mirrors', 'Lighting', 'Boxes', 'Wood'], 11),
  category('Glass', 8, 'Glass', ['Goblet', 'Paperweight', 'Decanter', 'Perfume bottle', 'Vase', 'Tumbler', 'Compote', 'Roundel', 'Witch ball', 'Rummer', 'Epergne'], ['Paperweights', 'Bottles', 'Stemware', 'Stained Glass', 'Vases', 'Glass'], 12),
  category('Jewelry', 5, 'Jewelry', ['Brooch', 'Locket', 'Signet ring', 'Cameo', 'Earrings', 'Tiara', 'Mourning ring', 'Chatelaine', 'Bracelet', 'Stickpin', 'Pocket watch'], ['Brooches', 'Rings', 'Watches', 'Lockets', 'Costume Jewelry', 'Hair Jewelry'], 13),
  category('Metals', 6, 'Metalwork', ['Salver', 'Tankard', 'Spoon', 'Sugar nippers', 'Candelabrum', 'Chalice', 'Inkstand', 'Snuffer', 'Trivet', 'Ewer', 'Kettle'], ['Silver', 'Pewter', 'Brass', 'Copper', 'Iron', 'Flatware', 'Metals'], 14),
  category('Militaria & Weapons', 2.5, 'Militaria', ['Saber', 'Helmet', 'Gorget', 'Tunic', 'Shako plate', 'Bayonet', 'Medal group', 'Drum', 'Dagger', 'Field telescope'], ['Swords', 'Helmets', 'Uniforms', 'Badges', 'Armor', 'Field Gear'], 15),
  category('Natural History', 1, 'Specimens', ['Fossil', 'Herbarium sheet', 'Shell cabinet', 'Meteorite', 'Mounted butterfly', 'Ostrich egg', 'Mineral specimen', 'Globe', 'Microscope slide', 'Coral'], ['Fossils', 'Minerals', 'Shells', 'Taxidermy', 'Botany', 'Insects'], 16),
  category('Sports', 2, 'Sporting Goods', ['Golf club', 'Cricket bat', 'Fishing reel', 'Trophy', 'Tennis racket', 'Baseball card', 'Ice skates', 'Program', 'Saddle', 'Decoy'], ['Golf', 'Fishing', 'Baseball', 'Football', 'Hunting', 'Trophies'], 17),
  category('Stamps', 2, 'Stamps', ['Definitive', 'Airmail stamp', 'Cover', 'Postcard', 'Revenue stamp', 'Miniature sheet', 'Postmark', 'Proof', 'Overprint', 'Error of color'], ['Classics', 'Airmail', 'Covers', 'Revenues', 'Errors', 'Postcards'], 18),
  category('Textiles Clothing & Accessories', 5, 'Textiles', ['Sampler', 'Quilt', 'Shawl', 'Fan', 'Lace collar', 'Waistcoat', 'Parasol', 'Coverlet', 'Glove box', 'Tapestry', 'Beaded purse'], ['Quilts', 'Samplers', 'Lace', 'Rugs', 'Fans', 'Costume'], 19),
  category('Tools', 2, 'Tools', ['Plane', 'Brace', 'Spirit level', 'Adze', 'Sextant', 'Drawknife', 'Theodolite', 'Scale', 'Last', 'Plumb bob'], ['Planes', 'Measuring', 'Kitchen', 'Farming', 'Scientific', 'Locks'], 20),
  category('Toys Dolls Games & Puzzles', 4, 'Toys', ['Bisque doll', 'Teddy bear', 'Tin train', 'Chess set', 'Rocking horse', 'Marble', 'Jigsaw', 'Toy theater', 'Money bank', 'Spinning top', 'Puppet'], ['Dolls', 'Bears', 'Trains', 'Banks', 'Board Games', 'Marbles'], 21),
  category('Transportation and Vehicles', 1.5, 'Vehicles', ['Carriage lamp', 'Hood ornament', 'Ship model', 'Railway clock', 'License plate', 'Bicycle', 'Ticket punch', 'Lantern', 'Steering wheel', 'Sleigh'], ['Railways', 'Motoring', 'Ships', 'Bicycles', 'Aviation', 'Carriages'], 22),
]
