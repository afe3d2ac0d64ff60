import { LIMITS } from '../../server/imports/limits.ts';
import { readHere } from '../fixtures/readHere.ts';

// What practice gains in the reading of one file, it costs in another process: here, where files follow each other at once.
LIMITS.practice = 0;
// Before each file anew: where files are read is not told from one to the next.
readHere();
