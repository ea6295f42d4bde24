/** Words of the trade, to build titles and texts from. */
export type Words = readonly [string, ...string[]]

export const materials: Words = [
  'Silver', 'Sterling silver', 'Brass', 'Bronze', 'Pewter', 'Copper', 'Cast iron', 'Wrought iron', 'Tin', 'Ormolu', 'Walnut', 'Mahogany', 'Oak', 'Elm', 'Satinwood', 'Rosewood',
  'Papier-mâché', 'Ivory', 'Bone', 'Horn', 'Tortoiseshell', 'Mother-of-pearl', 'Jet', 'Amber', 'Jade', 'Agate', 'Alabaster', 'Marble', 'Soapstone', 'Porcelain', 'Bone china', 'Stoneware',
  'Earthenware', 'Terracotta', 'Glass', 'Crystal', 'Enamel', 'Leather', 'Silk', 'Linen', 'Wool', 'Cotton', 'Parchment', 'Celluloid', 'Bakelite', 'Shagreen', 'Lacquer', 'Gutta-percha',
]

export const techniques: Words = [
  'Engraved', 'Etched', 'Chased', 'Repoussé', 'Gilded', 'Silvered', 'Niello', 'Cloisonné', 'Champlevé', 'Basse-taille', 'Plique-à-jour', 'Transfer-printed', 'Hand-painted', 'Salt-glazed', 'Luster-glazed', 'Crackle-glazed',
  'Underglaze blue', 'Pâte-sur-pâte', 'Cut', 'Pressed', 'Mold-blown', 'Free-blown', 'Cameo', 'Inlaid', 'Veneered', 'Japanned', 'Turned', 'Carved', 'Embroidered', 'Quilted', 'Appliquéd', 'Woven', 'Hooked',
  'Lithographed', 'Mezzotint', 'Aquatint', 'Guilloché', 'Granulated', 'Filigree', 'Damascened', 'Pierced', 'Cast', 'Stamped', 'Tooled', 'Marbled', 'Découpage',
]

export const makers: Words = [
  'Ardenne & Fils', 'Bexley Brothers', 'Charbonnier', 'Dølgaard', 'Eötvös Manufactory', 'Fenwick & Hale', 'Gräfenstein', 'Håkansson', 'Ivanhoe Works', 'Jørgensen', 'Kovařík', 'Lacôte', 'Marchetti', 'Núñez y Hijos',
  "O'Hanlon", 'Pálffy', 'Quennell', 'Rosenkrantz', 'Søndergaard', 'Thérain', 'Überlingen Glassworks', 'Vávra', 'Wolstenholme', 'Ximénez', 'Yardley Pottery', 'Żeleński', 'Saint-Aubry', 'Old Ferry Pottery',
  'Tyne & Wear Foundry', 'Le Breton Frères', 'Müller-Löwe', 'Castelnuovo', 'Brændholt', 'Åkerblom', 'Çelik Atelier', 'D. & J. Marlowe', "St. Brendan's Guild", 'Harcourt No. 4', 'Ōshima', 'Nguyễn Studio',
]

export const places: Words = [
  'Vienna', 'Limoges', 'Staffordshire', 'Bohemia', 'Delft', 'Murano', 'Kyoto', 'Jingdezhen', 'Toledo', 'Nuremberg', 'Birmingham', 'Sheffield', 'Copenhagen', 'Gävle', 'Český Krumlov', 'Sèvres', 'Besançon', 'Málaga', 'Porto',
  'Philadelphia', 'Boston', 'Oaxaca', 'Cuzco', 'Isfahan', 'Bursa', 'Jaipur', 'Canton', 'Arita', 'Hanoi', 'Łódź', 'Kraków', 'Zürich', 'Genève', 'Liège', 'Göteborg', 'Reykjavík', 'Dresden', 'Fürstenberg', 'Alençon', 'Honiton',
]

export const nations: Words = ['English', 'French', 'German', 'American', 'Japanese', 'Chinese', 'Italian', 'Dutch', 'Scandinavian', 'Russian', 'Spanish', 'Mexican', 'Indian', 'Scottish', 'Irish', 'Austrian']

export const periods: Words = [
  'Georgian', 'Regency', 'Victorian', 'Edwardian', 'Empire', 'Biedermeier', 'Louis XV', 'Louis XVI', 'Baroque', 'Rococo', 'Neoclassical', 'Gothic Revival', 'Art Nouveau', 'Art Deco', 'Arts & Crafts', 'Aesthetic Movement',
  'Mid-century', 'Meiji', 'Edo', 'Qing', 'Ming', 'Federal', 'Colonial', 'Jugendstil', '18th-century', '19th-century', '1920s', '1950s',
]

export const motifs: Words = [
  'Willow', 'Blue Onion', 'Chrysanthemum', 'Dragon and Phoenix', 'Hunting Dogs', 'La Rose', 'The Four Seasons', 'Neptune', 'Été', 'Old Mill', 'Peacock', 'Acanthus', 'Harlequin', 'Fleur-de-lis', 'Swan Lake', 'Pomegranate',
  'Kingfisher', 'Morning Glory', 'Daphne', 'Bacchus', 'Thistle', 'Ivy', 'Noël', 'Carnival', 'Dancing Bears',
]

export const details: Words = ['pair', 'lid missing', 'signed', 'unmarked', 'set of 6', 'part of a service', 'restored', 'after an older model', 'No. 3', 'small', 'miniature', 'second version', 'with original box', 'c. 1890', 'attributed', 'fragment']

export const colors: Words = ['deep cobalt', 'pale celadon', 'iron red', 'opaque white', 'honey', 'smoke gray', 'turquoise', 'chestnut', 'faded rose', 'bottle green', 'ink black', 'straw yellow', 'aubergine', 'ivory']

export const uses: Words = [
  'the tea table', 'a country kitchen', 'the writing desk', 'a gentleman’s traveling case', 'church use', 'export', 'a wedding chest', 'the pharmacist’s shelf', 'a public house', 'the nursery', 'a ship’s cabin', 'display', 'everyday work', 'a guild hall',
]

export const firstNames: Words = [
  'Agnès', 'Albert', 'Amara', 'Beatrix', 'Bjørn', 'Camille', 'Cosmo', 'Dagmar', 'Desmond', 'Edith', 'Elías', 'Émile', 'Farah', 'Felix', 'Greta', 'Gustav', 'Hana', 'Henrik', 'Ilse', 'Ivo', 'Jasper', 'Jolán', 'Karel', 'Keiko', 'Leonie', 'Lucian', 'Maeve',
  'Marisol', 'Mirko', 'Nadia', 'Nils', 'Odette', 'Oscar', 'Petra', 'Philippa', 'Quentin', 'Ragna', 'René', 'Rosalind', 'Samir', 'Signe', 'Sofía', 'Stellan', 'Tamsin', 'Theo', 'Tove', 'Ugo', 'Ursula', 'Viktor', 'Vita', 'Wanda', 'Wilfred', 'Xenia', 'Yves',
  'Zdeněk', 'Zoë', 'Anne-Marie', 'Jean-Luc', 'Noor', 'Ruth',
]

export const lastNames: Words = [
  'Abbott', 'Ahlström', 'Albrecht', 'Araújo', 'Ashworth', 'Bailey', 'Bérenger', 'Bianchi', 'Blackwood', 'Bouchard', 'Brandt', 'Calloway', 'Castellanos', 'Chandra', 'Clery', 'Cranford', 'Dahl', 'de Vries', 'Delacourt', 'Drummond', 'Dvořák', 'Eklund', 'Ellery',
  'Fairfax', 'Ferreira', 'Fitzgerald', 'Fontaine', 'Gallagher', 'García', 'Grünwald', 'Haldane', 'Hargreave', 'Hashimoto', 'Hollis', 'Iversen', 'Jankowski', 'Jarvis', 'Kaplan', 'Kemp', 'Kjellberg', 'Kowalska', 'Lacroix', 'Langley', 'Lindqvist', 'Lombardi',
  'MacRae', 'Marsh', 'Mendes', 'Moreau', 'Nakamura', 'Nielsen', 'Novák', "O'Brien", 'Okafor', 'Ortega', 'Pemberton', 'Petrov', 'Pryce', 'Quigley', 'Ravn', 'Reinholt', 'Rossi', 'Sandoval', 'Schäfer', 'Sinclair', 'Szabó', 'Takeda', 'Thorne', 'Tremblay',
  'Underhill', 'Vandenberg', 'Varga', 'Vogel', 'Wainwright', 'Weiss', 'Whitlock', 'Winther', 'Yilmaz', 'Zamora', 'Zieliński',
]
