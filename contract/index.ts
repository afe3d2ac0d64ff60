/** Every call of the API by area, the flat registers apart. */
export * as contract from './areas.ts';
