/**
 * Returns a part of a document in which modules neither load nor run by themselves: on a slow line and a slow processor
 * they would compete with the first paint and its picture.
 */
export const delayScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace('type="module" async=""', 'type="deferred"');

/**
 * The inline script of such a document. It starts the modules once the first view and its picture are painted, and
 * after three seconds at the latest. The started script goes inside the deferred one: another child of the body would
 * make the browser compute the styles of all elements again.
 */
export const startScripts = `(picture=>{
Promise.race([
Promise.allSettled([
picture&&picture.decode(),
new Promise(done=>new PerformanceObserver(done).observe({type:"paint",buffered:!0}))
]).then(()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done)))),
new Promise(done=>setTimeout(done,3e3))
]).then(()=>{
for(let link of document.querySelectorAll("[rel=modulepreload]"))link.fetchPriority="low",link.media="",link.rel=link.rel;
let deferred=document.querySelector("[type=deferred]"),script=document.createElement("script");
script.type="module",script.text=deferred.text,deferred.append(script)
})
})(document.querySelector("img[fetchpriority]"))`;
