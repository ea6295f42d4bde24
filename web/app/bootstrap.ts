import { MEMBER_HINT } from '@vitrine/contracts/identity/member-hint'

/**
 * Runs before the first paint, inline (allowed by its hash): says that scripts run, and whether a session was
 * begun in this browser (`data-member`, by the cookie that says no more), applies a chosen color theme and
 * the chosen view of results, leaves room for what only a member sees (see member-room.ts), and replaces
 * pictures that fail to load, also those that fail before the site's own scripts have started. Where these
 * scripts themselves do not come, the page is loaded again, once a session (see chunk-loading.ts).
 *
 * It also has an eye on forms and buttons, because it is there before the site's own scripts and weighs on no
 * page's limit:
 *
 * - What is typed or chosen before React takes the page over is told to React again then; it would put its own,
 *   empty values back. React compares with the value that it saw last (react-dom 19.3), so that one is
 *   changed first.
 * - The second half of a double click sends nothing. Where the browser itself posts a form, the same content is
 *   held back for ten seconds, because the page is about to go.
 * - The last button that was pressed before React listens is pressed again when it does. What the browser opens
 *   by itself (popovers) is left alone.
 * - What was unfolded before React listens is told to React again then (`toggle`).
 * - That the browser itself posted a form is kept for the page that comes next (`data-posted`): only then may
 *   that page take its own URL's word that something was sent.
 */
export const bootstrapScript = `(function(d,w){
var e=d.documentElement;e.setAttribute('data-js','');
try{if(d.cookie.includes('${MEMBER_HINT}'))e.setAttribute('data-member','')}catch(_){}
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t);t=localStorage.getItem('results-view');if(t)e.setAttribute('data-results-view',t);if(!e.hasAttribute('data-member'))localStorage.removeItem('member-room');t=localStorage.getItem('member-room');if(t){t=t.split(' ');e.style.setProperty('--notice-room',t[0]);e.style.setProperty('--corner-room',t[1])}}catch(_){}
function again(){try{if(e.hasAttribute('data-hydrated')||sessionStorage.getItem('reloaded-for-a-chunk'))return;sessionStorage.setItem('reloaded-for-a-chunk','yes');setTimeout(function(){location.reload()},100)}catch(_){}}
w.addEventListener('unhandledrejection',function(v){if(/module/i.test(v.reason))again()});
d.addEventListener('error',function(v){var i=v.target;if(!i)return;if(i.tagName==='SCRIPT')again();if(i.tagName==='IMG'&&!i.hasAttribute('data-fallback-used')){i.setAttribute('data-fallback-used','');i.removeAttribute('srcset');i.src=i.getAttribute('data-fallback')||'/images/image-unavailable.svg'}},true);
function live(){return e.hasAttribute('data-hydrated')}
try{if(sessionStorage.getItem('posted')===location.pathname)e.setAttribute('data-posted','');sessionStorage.removeItem('posted')}catch(_){}
var kept=new Map();
function keep(v){var i=v.target;if(live()||!i||!i.name||i.type==='file')return;
if(i.type==='radio')kept.forEach(function(_,o){if(o.type==='radio'&&o.name===i.name&&o.form===i.form)kept.delete(o)});
kept.set(i,tick(i)?i.checked:i.value)}
function tick(i){return i.type==='radio'||i.type==='checkbox'}
function tell(x,i){if(!i.isConnected)return;
if(tick(i)){i.checked=!x;i.click();return}
var a,b;try{a=i.selectionStart;b=i.selectionEnd}catch(_){}
if(i.tagName==='SELECT')i.value=x;else{i.value=x+'.';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(i),'value').set.call(i,x)}
try{if(d.activeElement===i&&a!=null)i.setSelectionRange(a,b)}catch(_){}
i.dispatchEvent(new Event(i.tagName==='SELECT'?'change':'input',{bubbles:true}));
if(d.activeElement!==i)i.dispatchEvent(new FocusEvent('focusout',{bubbles:true}))}
d.addEventListener('input',keep,true);d.addEventListener('change',keep,true);
var pressed;
d.addEventListener('click',function(v){var b=!live()&&v.target.closest('button');if(b)pressed=b.type==='button'&&!b.hasAttribute('popovertarget')?b:null},true);
new MutationObserver(function(_,o){if(live()){o.disconnect();kept.forEach(tell);kept.clear();d.querySelectorAll('details[open]').forEach(function(x){x.dispatchEvent(new Event('toggle'))});if(pressed&&pressed.isConnected)pressed.click()}}).observe(e,{attributes:true,attributeFilter:['data-hydrated']});
var sent;
function content(f,b){return Array.from(new FormData(f,b),function(p){var x=p[1];return p[0]+'='+(x.name?[x.name,x.size,x.lastModified]:x)}).join('&')}
d.addEventListener('click',function(v){var b=v.detail>1&&v.target.closest('button');if(b&&b.type==='submit'&&b.form&&b.form.method==='post'){v.preventDefault();v.stopImmediatePropagation()}},true);
d.addEventListener('submit',function(v){var f=v.target;if(live()||f.method!=='post')return;var s=content(f,v.submitter);
if(sent&&sent.f===f&&sent.s===s&&v.timeStamp-sent.t<1e4){v.preventDefault();v.stopImmediatePropagation();return}
sent={f:f,s:s,t:v.timeStamp};try{sessionStorage.setItem('posted',new URL(f.action).pathname)}catch(_){}},true);
w.addEventListener('pageshow',function(){sent=null});
})(document,window)`
