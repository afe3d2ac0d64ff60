import { LIMITS } from '../../server/imports/limits.ts';

// What practice gains in the reading of one file, it costs in another process: here, where files follow each other at once.
LIMITS.practice = 0;
