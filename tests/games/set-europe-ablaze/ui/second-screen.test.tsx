// @vitest-environment happy-dom
import { kept } from '#games/set-europe-ablaze/storage.ts';
import { ROOMS } from '#games/set-europe-ablaze/ui/SecondScreen.tsx';
import { showsEveryRoom } from '../../../play/ui/second-screen.tsx';

showsEveryRoom(kept, ROOMS);
