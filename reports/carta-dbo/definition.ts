import { type DoCliente, doCliente } from '../cliente/definition.ts';
import type { ReportDefinition } from '../defineReport.ts';
import type { DboCliente } from './load.ts';
import type { DboClientes, DosClientes } from './varias.ts';

/** The letter that asks the water utility for the update of a client's DBO (spec 2 §2.7), at `?idPessoa=12`. */
export const cartaDbo: ReportDefinition<DoCliente, DboCliente> = {
  ...doCliente,
  path: 'cadastro/cliente/dbo-pdf',
  title: 'Atualização de DBO',
  file: 'Atualizacao_DBO',
  formats: ['pdf'],
  stored: 'DADOS_DBO',
  contents: () => import('./contents.ts'),
};

const IDS = /^[1-9]\d*(,[1-9]\d*)*$/;
const SCREEN = 'relatorio/relatorio-valores-dbo';

/** The same letter about one client or several, at `?idPessoas=12,30`: each once, in that order. */
export const cartasDbo: ReportDefinition<DosClientes, DboClientes> = {
  path: `${SCREEN}/carta`,
  menu: SCREEN,
  title: cartaDbo.title,
  file: cartaDbo.file,
  formats: cartaDbo.formats,
  stored: cartaDbo.stored,
  filters: ({ idPessoas = '' }) =>
    IDS.test(idPessoas) ? { idPessoas: [...new Set(idPessoas.split(',').map(Number))] } : null,
  query: ({ idPessoas }) => `idPessoas=${idPessoas.join(',')}`,
  unnamed: 'cliente.pdf.noClient',
  back: () => ({ to: `/${SCREEN}`, text: 'relatorios.back' }),
  contents: () => import('./varias.ts'),
};
