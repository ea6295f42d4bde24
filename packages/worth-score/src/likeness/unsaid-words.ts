/** Words that say in which condition a thing is. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set(
  `abrasion abrasions bent blemish blemishes broken chip chipped chips clean cleaned complete condition conserved crack cracked cracking cracks
    crazed crazing creased creases crisp damage damaged defect defects dent dented dents discoloration discolored distressed excellent faded fading
    fair fine fixed flaking flaw flaws flawless fleck flecks foxed foxing fracture functional functioning good hairline hairlines immaculate
    imperfection imperfections incomplete intact issues loose loss losses mint missing near nick nicks original patina perfect poor pristine refinished reglued
    repair repaired repairs replaced replacement restoration restored rough rub rubbed rubbing rust rusted rusty scratch scratched scratches scuffs
    soiled spotting stain stained staining stains superb tarnish tarnished tear tears torn unrestored untested unused used warped wear wearing wonderful working worn
    zustand bon etat bel belle beau beschadigt restauriert restaure restauree accident accidents usure estado condizioni`.split(
    /\s+/,
  ),
)

/**
 * Words that no reason names: they say nothing of what a thing is. Stop words of the languages that lots are
 * described in, words of condition, and what every catalogue says.
 */
export const UNSAID_WORDS: ReadonlySet<string> = new Set([
  ...CONDITION_WORDS,
  ...[
    // English
    `a about above across after again against all almost along also although am among an and another any anything are
    around as at away back be because been before behind being below beneath beside between beyond both but by can
    could did do does doing done down during each either else ever every few for from full further get had has have having he her
    here hers him his how however i if in inside into is it its itself just last least less made make many may me might mine
    more most much must my near neither never no none nor not now of off often on once one only onto or other others
    our ours out outside over own per quite rather really s same she should since so some something such t than that the
    their them then there these they this those though three through throughout thus till to together too toward towards two
    under until up upon us very via was we were what when where whether which while who whom whose why will with
    within without would yes yet you your four five six seven eight nine ten eleven twelve dozen first second third`,
    // French
    `au aux avec avoir ce ces cet cette ceux chez comme contre d dans de depuis des deux dont du elle elles en encore entre est et etait
    ete etre eux fait faite faits fut il ils je jusque l la laquelle le lequel les leur leurs lui mais meme mes moins mon ma ne ni nos notre nous
    on ont ou par parmi pas pendant plus plusieurs pour pres puis qu quatre que quel quelle quelques qui quoi sa sans se selon ses seul si
    sien soit son sont sous sur tant tel telle tous tout toute toutes tres trois un une vers voir vos votre vous autre autres
    ainsi ancien ancienne celebre cinq dit dite fille fils frere mort ne nee neveu pere mere petit petite grand grande ci deja
    illustre fameux fameuse distingue distinguee original originale fecond contemporain surnomme auteur lettre pp sig aut autographe signee`,
    // German
    `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bis da dabei dann darauf das dass dem den
    denn der des dessen die dies diese diesem diesen dieser dieses doch dort drei durch ein eine einem einen einer eines er es etwa
    fur gegen hat hinter ich ihr ihre im in ins ist jede jeder jedes kein keine mit nach nicht noch nur ob oder ohne rund sehr sein
    seine seiner seit sich sie sind so sowie uber um und unter vier vom von vor war waren weiter werden wie wird wurde zu zum
    zur zwei zwischen kleine kleiner grosse grosser`,
    // Portuguese
    `ao aos antes aquele as ate cada com como da das de dela dele depois do dos dois duas e ela ele em entre era essa esse
    esta este foi ha isso isto ja mais mas mesmo muito na nao nas nem no nos num numa o os ou outra outro para pela pelas pelo pelos
    por pouco quando quatro que quem sao se sem ser seu seus sob sobre sua suas tambem tem tres um uma umas uns`,
    // Spanish
    `al algo algunas algunos ante con contra cual cuando cuatro del desde donde dos durante el ella ellas ellos ese eso esos estas estos
    fue ha hasta la las le les lo los mas mi mucho muy nada ni nos nosotros otra otras otro otros pero poco por porque que quien se ser
    si sido sin sobre son su sus tan tiene toda todas todo todos tu un una unas uno unos y ya`,
    // Italian
    `agli ai al alla alle allo anche che chi ci coi col come con contro cui da dagli dai dal dalla dalle dallo degli dei del dell dell
    della delle dello di due dopo ed era fra gli ha hanno i il in la le lo loro ma mentre mio molto ne nei nel nell nella nelle nello noi non
    nostro o ogni per perche piu poi prima quale quando quattro quella quello questa questo se sei senza si sia sono sopra sotto stato su sua sue
    sugli sui sul sulla sulle suo tra tre tutti tutto un una uno vi voi`,
    // What lots of all kinds are called
    `accessory accessories antique antiques approx approximately art article artist assorted attractive attributed attribution auction auctions authentic
    beautiful beautifully brand c ca century certificate charming circa collectable collectables collectible collectibles collection collector
    collectors com comes decor decorated decoration decorative design designed designer diameter dimensions early elegant estate etc example exceptional
    exquisite extremely fabulous famous fantastic featuring feet few find gem genuine gift gorgeous great group hallmarked hand hands handsome heavy height high home huge
    important impressive inch inches including inscribed item items large largest late later length lot lots lovely magnificent maker makers manner mark
    marked marks measures medium mixed model mounted new nice no number numbered numbers object objects old ornate pair pairs part period piece pieces pretty price
    provenance quality rare rarity reserve sale scarce school selection series set sets several shape shaped sign signed signature signatures size sized small
    smaller sold solid special splendid stamped striking stunning style styled subject superior super theme tiny total type types unique
    unmarked unsigned unusual unknown vintage weight weighs width wide wow various year years yr antik antiquitat ancienne anciennes
    siecle jahrhundert secolo siglo seculo paire paar coppia par page pages folio vol volume volumes edition ed inv ref tableau toile lettres piece pieces`,
  ]
    .join(' ')
    .split(/\s+/),
])
