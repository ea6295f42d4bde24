/**
 * Runs before the first paint, inline (allowed by its hash): says that scripts run, applies a chosen colour theme,
 * and replaces pictures that fail to load, also those that fail before the site's own scripts have started.
 */
export const bootstrapScript = `(function(d){
var e=d.documentElement;e.setAttribute('data-js','');
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.setAttribute('data-theme',t)}catch(_){}
d.addEventListener('error',function(v){var i=v.target;if(i&&i.tagName==='IMG'&&!i.hasAttribute('data-fallback-used')){i.setAttribute('data-fallback-used','');i.removeAttribute('srcset');i.src=i.getAttribute('data-fallback')||'/images/image-unavailable.svg'}},true);
})(document)`
