import type { ReportDefinition } from '../defineReport.ts';

/** The client that a report is of. */
export interface DoCliente {
  idPessoa: number;
}

/** What reports of one client have in common: the client is in their address, and its page is where they lead back to. */
export const doCliente = {
  menu: 'cadastro/cliente',
  filters: ({ idPessoa = '' }) =>
    /^\d+$/.test(idPessoa) && Number(idPessoa) > 0 ? { idPessoa: Number(idPessoa) } : null,
  query: ({ idPessoa }) => `idPessoa=${idPessoa}`,
  unnamed: 'cliente.pdf.noClient',
  back: (filters) =>
    filters
      ? { to: `/cadastro/cliente/${filters.idPessoa}`, text: 'cliente.pdf.back' }
      : { to: '/cadastro/cliente', text: 'cadastro.pdf.back' },
} satisfies Partial<ReportDefinition<DoCliente>>;
