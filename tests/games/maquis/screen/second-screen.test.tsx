// @vitest-environment happy-dom
import { kept } from '#maquis/kept.ts';
import { ROOMS } from '#maquis/screen/SecondScreen.tsx';
import { showsEveryRoom } from '../../../play/screen/second-screen.tsx';

showsEveryRoom(kept, ROOMS);
