import { address } from '#site/layout/address.ts';
import { useSea } from './sea.ts';

/** A printed case number that leads to its rule. */
export function Case({ of }: { readonly of: string }) {
  const { language } = useSea();
  if (of === '') return null;
  return (
    <a class="sea-case" href={address(`${language}/set-europe-ablaze/case/${of}/`)}>
      {of}
    </a>
  );
}
