import { anchorMeant } from '../site/seo/plain-address.ts';

/** Goes to the place of a fragment that was pasted with something of the sentence around it. */
function goToMeant(): void {
  const meant = anchorMeant(location.hash, (id) => document.getElementById(id) !== null);
  if (meant !== undefined) location.replace(`#${meant}`);
}

goToMeant();
addEventListener('hashchange', goToMeant);
