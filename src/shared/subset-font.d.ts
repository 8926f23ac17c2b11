/** The part of this package that is used; it comes without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      /** The OpenType features that stay; all where nobody says. */
      readonly keepFeatures?: readonly string[];
      /** The axes of a variable font that are held at one value, or within a range. */
      readonly variationAxes?: Readonly<
        Record<
          string,
          number | { readonly min: number; readonly max: number; readonly default: number }
        >
      >;
    },
  ): Promise<Buffer>;
}
