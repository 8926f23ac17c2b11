/** Node runs this project's TypeScript by itself from this version on. */
const OLDEST = [22, 18];

/** @param {string} version as in `process.versions.node` */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * What to do instead.
 *
 * @param {string} version as in `process.versions.node`
 * @param {string} command that was to be run
 */
export const howToGetOne = (version, command) =>
  `This needs Node ${OLDEST.join('.')} or newer, and here is Node ${version}; ` +
  `npx -y -p node@24 -c "${command}" borrows one.`;
