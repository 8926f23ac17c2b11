export { type Bought, boughtBy } from '../engine/tables/bought.ts';
