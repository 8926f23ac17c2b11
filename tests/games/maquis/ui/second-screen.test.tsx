// @vitest-environment happy-dom
import { gameStorage } from '#games/maquis/storage.ts';
import { ROOMS } from '#games/maquis/ui/SecondScreen.tsx';
import { showsEveryRoom } from '../../../play/ui/second-screen.tsx';

showsEveryRoom(gameStorage, ROOMS);
