import { createCepLookup } from '../../../../dataProvider/cep.ts';

const SERVICE = import.meta.env.VITE_CEP_URL ?? 'https://viacep.com.br/ws';

/** The postal-code service of this installation. */
export const lookUpCep = createCepLookup(SERVICE);
