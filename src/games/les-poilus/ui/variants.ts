import * as m from '#messages';
import type { VariantId } from '../data/index.ts';

export const VARIANT_NAMES: Readonly<Record<VariantId, () => string>> = {
  normal: m.poilus_variant_normal,
  discovery: m.poilus_variant_discovery,
  veteran: m.poilus_variant_veteran,
};
