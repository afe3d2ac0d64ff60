/** A file that will not be read; `message` is for the person who sent it, in Portuguese. */
export class Refusal extends Error {}

export const NOT_A_SPREADSHEET = 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)';
export const DAMAGED = 'O arquivo está incompleto ou corrompido';
export const OVERSIZED = 'A planilha é grande demais depois de descompactada';
export const PROTECTED = 'A planilha está protegida por senha: remova a senha e envie de novo';
