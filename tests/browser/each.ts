import { afterAll, afterEach } from 'vitest';
import { closePages, leavePages } from './visit.ts';

afterEach(leavePages);
afterAll(closePages);
