/** As Word for Windows writes it. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-US><!--StartFragment-->
<h1>Marks of S&egrave;vres<o:p></o:p></h1>
<p class=MsoNormal>A <b>letter</b> for <i style='mso-bidi-font-style:normal'>each</i> year, <a href="https://example.com/letters">listed</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>&middot;<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Soft paste<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Before 1769<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>&middot;<span>&nbsp;</span></span><![endif]>Hard paste<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>First<o:p></o:p></p>
<h2>Letters</h2>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>A<o:p></o:p></p></td><td><p class=MsoNormal><b>1753</b><o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>B</p></td><td><p class=MsoNormal>1754</p></td></tr></table>
<p class=MsoNormal><img width=100 src="file:///C:/Users/ada/AppData/Local/Temp/clip_image001.png"><span style='mso-hide:all;display:none'>hidden</span><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`

/** As Google Docs writes it. */
export const fromDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1234"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Marks</span></h2><p dir="ltr"><span style="font-weight:400;">A </span><span style="font-weight:700;">letter</span><span style="font-weight:400;"> for </span><span style="font-weight:400;font-style:italic;">each</span><span> year, </span><a href="https://www.google.com/url?q=https://example.com/letters&amp;sa=D"><span style="color:#1155cc;">listed</span></a></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Soft paste</span></p></li><li dir="ltr"><p dir="ltr"><span>Hard paste</span></p></li></ul><div dir="ltr"><table><colgroup><col width="50"/></colgroup><tbody><tr><td><p dir="ltr"><span>A</span></p></td><td><p dir="ltr"><span>1753</span></p></td></tr><tr><td><p><span>B</span></p></td><td><p><span>1754</span></p></td></tr></tbody></table></div></b>`

/** Of a web page. */
export const fromWeb = `<html><body><style>.a{color:red}</style><script>globalThis.wasRun = 1</script><div class="hero"><h1 class="t">Marks</h1><div>By <em>Ada</em></div></div><div><p>Some text<br>on two lines <a href="/local" onclick="x()">here</a> and <a href="javascript:evil()">there</a>.</p><figure><img src="https://images.example/a.jpg" alt="A cup" onerror="globalThis.wasRun=1"><figcaption>A cup</figcaption></figure><blockquote><p>Said somebody</p></blockquote><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A kiln"></iframe><iframe src="https://evil.example/"></iframe></div></body></html>`

/** As Excel writes it. */
export const fromExcel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-style:x}</style></head><body><table border=0 cellpadding=0><col width=64 span=3><!--StartFragment--><tr height=20><td height=20 class=xl65 width=64>Letter</td><td class=xl65>Year</td><td>Note</td></tr><tr><td>A</td><td align=right x:num>1753</td><td></td></tr><tr><td colspan=2>Both</td><td>x</td></tr><!--EndFragment--></table></body></html>`
