// @vitest-environment happy-dom
import { gameStorage } from '#games/set-europe-ablaze/storage.ts';
import { ROOMS } from '#games/set-europe-ablaze/ui/SecondScreen.tsx';
import { showsEveryRoom } from '../../../play/ui/second-screen.tsx';

showsEveryRoom(gameStorage, ROOMS);
