import { afterEach } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime';

/** Files share what they load: the language that one has set is not the next one's. */
afterEach(() => overwriteGetLocale(() => 'en'));
