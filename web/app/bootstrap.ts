/**
 * Runs before the first paint, inline (allowed by its hash): says that scripts run, applies a chosen colour theme,
 * and replaces pictures that fail to load, also those that fail before the site's own scripts have started. Where these
 * scripts themselves do not come, the page is loaded again, once a session (see chunk-loading.ts).
 */
export const bootstrapScript = `(function(d,w){
var e=d.documentElement;e.setAttribute('data-js','');
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t)}catch(_){}
function again(){try{if(e.hasAttribute('data-hydrated')||sessionStorage.getItem('reloaded-for-a-chunk'))return;sessionStorage.setItem('reloaded-for-a-chunk','yes');setTimeout(function(){location.reload()},100)}catch(_){}}
w.addEventListener('unhandledrejection',function(v){if(/module/i.test(v.reason))again()});
d.addEventListener('error',function(v){var i=v.target;if(!i)return;if(i.tagName==='SCRIPT')again();if(i.tagName==='IMG'&&!i.hasAttribute('data-fallback-used')){i.setAttribute('data-fallback-used','');i.removeAttribute('srcset');i.src=i.getAttribute('data-fallback')||'/images/image-unavailable.svg'}},true);
})(document,window)`
