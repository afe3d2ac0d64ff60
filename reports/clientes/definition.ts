import { registerReport } from '../registers/definition.ts';
import { clientes } from './register.ts';

/** 'Relatório de Clientes': the list of clients. */
export const relatorioClientes = registerReport(clientes);
