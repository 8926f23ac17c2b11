// A difficulty or an edition in the address is taken along; without scripts the page is forwarded all the same.
const way = document.querySelector('main a');
if (location.search) {
  way.search = location.search;
  location.replace(way.href);
}
