/*
 * Who sits at a table of devices: a machine without a clock or a network, so that it can be walked whole.
 *
 *     free → met → here ⇄ away → free        a seat's; a watcher's goes when it is free again
 */

type PlaceState = 'free' | 'met' | 'here' | 'away';

/** A device's place. */
export interface SeatPlace {
  /** Which connection it is; a new scan is another. */
  readonly id: string;
  readonly seat: number;
  readonly state: PlaceState;
  /** By what it is known again after a reload. */
  readonly key?: string;
}

export type PlaceEvent =
  /** Its code was read. */
  | { readonly type: 'read'; readonly id: string; readonly seat: number }
  /** It said who it is. */
  | { readonly type: 'hello'; readonly id: string; readonly key: string }
  /** It is out of reach, or back. */
  | { readonly type: 'away' | 'back'; readonly id: string }
  /** It left, was refused, or never came. */
  | { readonly type: 'left'; readonly id: string };

/** The places after something happened; what cannot happen changes nothing. */
export function placesAfter(places: readonly SeatPlace[], event: PlaceEvent): readonly SeatPlace[] {
  if (event.type === 'read') {
    if (places.some(({ id }) => id === event.id)) return places;
    return [...places, { id: event.id, seat: event.seat, state: 'met' }];
  }
  const place = places.find(({ id }) => id === event.id);
  if (!place) return places;
  const others = places.filter(({ id }) => id !== event.id);
  const to = (state: PlaceState, more: Partial<SeatPlace> = {}) =>
    places.map((one) => (one === place ? { ...one, ...more, state } : one));
  switch (event.type) {
    case 'hello':
      return place.state === 'met' || place.state === 'here'
        ? to('here', { key: event.key })
        : places;
    case 'away':
      return place.state === 'here' ? to('away') : places;
    case 'back':
      return place.state === 'away' ? to('here') : places;
    case 'left':
      return others;
  }
}
