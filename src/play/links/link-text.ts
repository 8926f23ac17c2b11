/**
 * A whole number as text that survives a message: the letters of base64url (RFC 4648, section 5),
 * behind a checksum by which damage is found.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const IS_CHECKED = /^[\w-]{6,}$/;
/** A checksum of 32 bits takes six letters of six bits. */
const CHECK_LENGTH = 6;

/** Writes a number down. `label` goes into the checksum: a text is only read under the same label. */
export function checkedText(label: string, value: bigint): string {
  const body = lettersOf(value);
  return checkOf(label, body) + body;
}

/** The number in a checked text; undefined where anything of it was lost or changed. */
export function valueIn(label: string, text: string): bigint | undefined {
  if (!IS_CHECKED.test(text)) return undefined;
  const body = text.slice(CHECK_LENGTH);
  return text.startsWith(checkOf(label, body)) ? numberIn(body) : undefined;
}

const checkOf = (label: string, body: string): string =>
  lettersOf(BigInt(checksum(`${label} ${body}`))).padStart(CHECK_LENGTH, LETTERS[0]);

/** Two letters for every three hexadecimal digits: conversion through them takes linear time. */
function lettersOf(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.padStart(Math.ceil(hex.length / 3) * 3, '0');
  return even.replace(/.../g, (three) => {
    const bits = Number.parseInt(three, 16);
    return LETTERS.charAt(bits >> 6) + LETTERS.charAt(bits & 63);
  });
}

function numberIn(letters: string): bigint {
  const even = letters.length % 2 === 0 ? letters : LETTERS.charAt(0) + letters;
  const hex = even.replace(/../g, (two) => {
    const bits = (LETTERS.indexOf(two.charAt(0)) << 6) | LETTERS.indexOf(two.charAt(1));
    return bits.toString(16).padStart(3, '0');
  });
  return BigInt(`0x0${hex}`);
}

/** CRC-32 (ISO 3309): finds every change within four neighbouring letters, and nearly all others. */
export function checksum(text: string): number {
  let crc = -1;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/*
 * Finds a link in whatever came with it: a full stop of the sentence around it, a bracket, a quotation
 * mark, words behind it; and undoes what mailers and messengers do to an address. No link has a letter
 * of its own that could be taken for such a mark.
 */

const LINK = /(?:^|[^a-z])(game|deal|position)=([\w-]*)/i;
const FRAGMENT = /^#?(game|deal|position)=([\w-]*)/i;

/** The link in a fragment that begins with one, as it was given out; undefined where it begins with none. */
export const linkInFragment = (fragment: string): string | undefined => found(FRAGMENT, fragment);

/** The first link in a text, as it was given out. */
export const linkInText = (text: string): string | undefined => found(LINK, text);

function found(pattern: RegExp, text: string): string | undefined {
  const [, kind, rest] = pattern.exec(plain(text)) ?? [];
  return kind === undefined || rest === undefined ? undefined : `${kind.toLowerCase()}=${rest}`;
}

/** A text without percent signs where they stand for letters. */
const plain = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });
