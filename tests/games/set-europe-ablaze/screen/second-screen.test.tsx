// @vitest-environment happy-dom
import { kept } from '#set-europe-ablaze/kept.ts';
import { ROOMS } from '#set-europe-ablaze/screen/SecondScreen.tsx';
import { showsEveryRoom } from '../../../play/screen/second-screen.tsx';

showsEveryRoom(kept, ROOMS);
