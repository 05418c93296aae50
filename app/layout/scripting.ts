/**
 * The inline script at the start of every document. It marks the document if the browser can run the site's modules:
 * from the versions in package.json's `browserslist` on. In any other browser, and when a module fails to load, the
 * visitor has the page without JavaScript (`scripting-none` in app.css).
 */
export const markModuleSupport = `(function(html){
if(!Array.prototype.findLast||!Object.hasOwn||!window.HTMLDialogElement)return;
html.dataset.scripting="";
addEventListener("error",function(event){if(event.target.localName==="script")delete html.dataset.scripting},true)
})(document.documentElement)`;

/** Whether this browser runs the site's modules. */
export const canRunModules = () => 'scripting' in document.documentElement.dataset;
