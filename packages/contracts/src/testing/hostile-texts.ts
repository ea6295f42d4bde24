/** What tries to run where a text is shown as markup, or inside a script, a style or a link. */
const scripts = [
  '<script>globalThis.wasRun = 1</script>', '<img src=x onerror="globalThis.wasRun = 1">', '<svg onload=globalThis.wasRun=1>', '"><script>globalThis.wasRun=1</script>', "'-globalThis.wasRun-'",
  '<iframe srcdoc="<script>parent.wasRun=1</script>">', '<body onload=wasRun=1>', '<a href="javascript:wasRun=1">go</a>', 'javascript:globalThis.wasRun=1', 'data:text/html,<script>wasRun=1</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=wasRun=1>', '<details open ontoggle=wasRun=1>', '<input autofocus onfocus=wasRun=1>', '<style>*{display:none}</style>', '</textarea><script>wasRun=1</script>',
  '</title><script>wasRun=1</script>', '</script><script>wasRun=1</script>', '<!-- --><b>bold</b><!--', '<![CDATA[<b>x</b>]]>', '<?xml version="1.0"?>', '&lt;script&gt;', '&#x3C;b&#x3E;', '&amp;amp;', '<b>bold</b>',
  '{{constructor.constructor("wasRun=1")()}}', '${globalThis.wasRun = 1}', '#{7*7}', '<%= 7*7 %>', '[[7*7]]', '{% raw %}', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '<base href="//evil.example/">',
  '<meta http-equiv=refresh content=0>', '<link rel=stylesheet href=//evil.example>', '<object data=x>', '<embed src=x>', '<form action=//evil.example><button>Go</button></form>', '`onmouseover=wasRun=1`',
]
/** What a spreadsheet would reckon. */
const formulas = [
  '=1+1', '=HYPERLINK("https://evil.example","Go")', '=cmd|\'/C calc\'!A0', '+1+1', '-1+1', '@SUM(1+1)', '=IMPORTXML("https://evil.example","//a")', '=WEBSERVICE("https://evil.example")', '-2+3+cmd|\' /C calc\'!A0',
  '\t=1+1', '\r=1+1', ' =1+1', '"=1+1"', '"";=1+1', 'a;=1+1', 'a,=1+1', 'a\n=1+1', '=A1', '+A1', '-A1', '@A1', '=DDE("cmd";"/C calc";"1")', '=1+1"', "'=1+1", '%0A=1+1', ';=1+1', '|1', '==1', '+-1', '=\'a\'!A1',
]
/** What a query or a path would take for its own. */
const queries = [
  "Robert'); DROP TABLE vault_items;--", "' OR '1'='1", '1; SELECT pg_sleep(1)', '%', '_', '%%%a', '\\', "\\'", '\\"a', '\\u0000a', '$1', '$$a$$', '::text', 'NULL', 'null', 'undefined', 'NaN', 'true', '0', '-0', '1e309',
  '../../etc/passwd', '..\\..\\windows', '%2e%2e%2f', 'file:///etc/passwd', 'C:\\a.txt', 'CON', 'a/b', '?a=b&c=d', '#top', '%zz', '%00', 'a\r\nSet-Cookie: a=b', '| ls', '; ls', '$(ls)', '`ls`', '() { :;}; echo a',
]
/** Other directions, signs that nobody sees, and what looks like something else. */
const signs = [
  '\u202Eevil', 'a\u202Eb\u202Cc', '\u2066a\u2069', '\u200Fa', 'a\u200Bb', '\uFEFFvase', 'va\u00ADse', 'a\u2060b', '\u00A0a\u00A0', '\u3000a\u3000', 'a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u000Bb', 'a\u0001b', 'a\u001Bb[31m', 'a\u007Fb',
  'a\u0000b', '\uD800', 'a\uDFFFb', '\uD83D', '\uFFFE', '\uFFFF', '\uFFFD', 'e\u0301e\u0301', 'Z\u0351\u036B\u0343a\u0334\u0321l\u0348\u0353go', '\u{E0041}tag', 'שעון קיר', 'ساعة حائط', 'a שעון b', 'İstanbul', 'ß', 'ﬀ', 'Ǆ', '①②③', '０１２', 'раураl',
]
/** Letters of many alphabets and pictures. */
const alphabets = [
  '花瓶', 'かびん', 'カビン', '꽃병', 'ваза', 'βάζο', 'แจกัน', 'फूलदान', 'வாஸ்', '🏺', '🏺 vase', '👩‍👩‍👧‍👦 family', '👍🏽 hand', '🇫🇷 flag', '𝒱𝒶𝓈𝑒', '𠜎𠜱', '☃ snow', '™®©', '½ vase', '𓀀 sign', 'ﷺ', '﷽', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag', '\u0e01\u0e49\u0e49\u0e49', 'A̴̛̱', 'Ａ', 'ａ', '℀', '🫠 face', '🜁 air',
]
/** Words without a place to break, at and beyond the limits. */
const long = [
  'W'.repeat(30), 'W'.repeat(55), 'W'.repeat(79), 'W'.repeat(80), 'W'.repeat(81), 'i'.repeat(80), '花'.repeat(80), '🏺'.repeat(40), 'a '.repeat(40), '.'.repeat(80), '-'.repeat(80), '_'.repeat(80), 'a\n'.repeat(20), 'a\t'.repeat(20), '"'.repeat(20), ',a'.repeat(20),
  '<'.repeat(40), '&'.repeat(40), `https://${'a'.repeat(60)}.example`, `${'a'.repeat(40)}@${'b'.repeat(30)}.example`, '', ' ', '\n', '\u0301',
]

/** 200 texts that somebody may type, or send, to see what breaks: each is kept and shown as it is, or refused at its field. */
export const hostileTexts: readonly string[] = [...scripts, ...formulas, ...queries, ...signs, ...alphabets, ...long]
