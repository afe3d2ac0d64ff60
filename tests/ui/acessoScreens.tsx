import { screen } from '@testing-library/react';
import type { Grupo, Usuario } from '../../contract/acesso.ts';
import type { SessionUser } from '../../contract/sessao.ts';
import type { renderApp } from '../fixtures/renderApp.tsx';

/** Groups and users as the server sends them. */
export const GRUPOS: Grupo[] = [
  { id: 1, nome: 'DESENVOLVEDOR', flagAtivo: true, dtCadastro: '2026-01-05T12:00:00.000Z', versao: 1 },
  { id: 2, nome: 'ADMINISTRADOR', flagAtivo: true, dtCadastro: '2026-01-05T12:00:00.000Z', versao: 1 },
  { id: 5, nome: 'Laboratório', flagAtivo: false, dtCadastro: '2026-02-05T12:00:00.000Z', versao: 3 },
];

const [, ADMINISTRADOR] = GRUPOS as [Grupo, Grupo, Grupo];
export const USUARIOS: Usuario[] = [
  {
    id: 7,
    nome: 'Ana Souza',
    login: 'ana',
    email: 'ana@exemplo.com.br',
    GrupoAcesso: { id: ADMINISTRADOR.id, nome: ADMINISTRADOR.nome },
    flagAtivo: 1,
    dtCadastro: '2026-01-05T12:00:00.000Z',
    versao: 1,
  },
  {
    id: 8,
    nome: 'Rui Lima',
    login: 'rui',
    email: 'rui@exemplo.com.br',
    GrupoAcesso: { id: 5, nome: 'Laboratório' },
    flagAtivo: 1,
    dtCadastro: '2026-02-05T12:00:00.000Z',
    versao: 4,
  },
];

/** Somebody of a group of their own, who gives permissions without being an administrator. */
export const GESTOR: SessionUser = {
  id: 9,
  nome: 'Gil Gestor',
  login: 'gil',
  GrupoAcesso: { id: 6, nome: 'Gestores' },
  flagAlterarSenha: 0,
};

/** What a call was asked, one request after the other. */
export function asked({ api }: ReturnType<typeof renderApp>, name: string) {
  return api.requests.filter((one) => one.name === name).map(({ request }) => request);
}

/** The texts of the table's rows, cell by cell, headings first. */
export async function tableTexts(): Promise<string[][]> {
  const table = await screen.findByRole<HTMLTableElement>('table');
  return [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
}
