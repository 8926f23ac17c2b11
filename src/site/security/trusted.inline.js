// Where the browser knows trusted types: text never becomes markup, scripts are this site's own.
globalThis.trustedTypes?.createPolicy('default', {
  // To be emptied is all that a part of a page is ever asked; a page read as a document of its own stays inert.
  createHTML: (text, _, sink) =>
    text === '' || sink === 'DOMParser parseFromString' ? text : null,
  createScriptURL: (address) =>
    new URL(address, location.href).origin === location.origin ? address : null,
});
