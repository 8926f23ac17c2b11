/** For the compiler that reads no .astro files; `astro check`, which does, never comes to this. */
declare module '*.astro' {
  const component: (props: never) => unknown;
  export default component;
}
