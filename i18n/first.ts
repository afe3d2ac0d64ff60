import cadastro from './pt-BR/cadastro.ts';
import cliente from './pt-BR/cliente.ts';
import shell from './pt-BR/shell.ts';

/** Texts of what every page has, and of the lists that come with the application. */
export const first = { cadastro, cliente, shell };
