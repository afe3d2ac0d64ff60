import { isErased } from '../../../../domain/cliente/erased.ts';
import type { Tx } from '../../../write.ts';
import { type ClienteRef, clienteMatcher } from '../match.ts';
import {
  emptyDetails,
  emptyRemark,
  explainInformacoes,
  fillDetails,
  newDetails,
  newRemarks,
  setRemark,
  toldLines,
} from './informacoes/repository.ts';

/** A line once, though several staged samples bear its code. */
function onceEach<Line extends { id: number }>(lines: readonly Line[]): Iterable<Line> {
  return new Map(lines.map((line) => [line.id, line])).values();
}

/** Tells collections what files of type 3 say of their samples; what they say already stays. @returns those that changed */
export async function tellDetails(tx: Tx, codigos?: readonly string[]): Promise<Set<number>> {
  const changed = new Set<number>();
  for (const line of onceEach(await newDetails(tx, codigos))) {
    const { idPessoa, filled } = await fillDetails(tx, line);
    if (Object.keys(filled).length === 0) continue;
    changed.add(line.idColeta);
    const info = 'Informação do MyLIMS';
    const entry = { tabela: 'HistoricoColeta', id: line.idColeta, idPessoa, acao: 'Importação', info } as const;
    await tx.audit({ ...entry, after: { ...filled } });
  }
  return changed;
}

/** Keeps the remarks of files of type 3 with the clients that they name; with none whose person was erased. */
export async function tellRemarks(tx: Tx, clientes: readonly ClienteRef[]): Promise<void> {
  const clienteOf = clienteMatcher(clientes);
  const held = new Set(clientes.filter((cliente) => !isErased(cliente)).map(({ id }) => id));
  for (const { id, cliente, observacao, idPessoa: ofSample } of onceEach(await newRemarks(tx))) {
    const idPessoa = cliente === null ? ofSample : clienteOf(cliente);
    if (idPessoa === null || observacao === null || !held.has(idPessoa)) continue;
    const before = await setRemark(tx, { id, idPessoa, observacao });
    if (before === observacao) continue;
    const change = { before: { obsSecundaria: before }, after: { obsSecundaria: observacao } };
    await tx.audit({ tabela: 'Pessoa', id: idPessoa, idPessoa, acao: 'Importação', ...change, info: 'MyLIMS' });
  }
  await explainInformacoes(tx);
}

/** Takes back what the lines of a file told: fields that they filled, remarks that are still theirs. */
export async function takeBack(tx: Tx, { id, nomeArquivo }: { id: number; nomeArquivo: string }): Promise<void> {
  const info = `Arquivo ${nomeArquivo}`;
  for (const { idColeta, preenchidos, idPessoa, observacao } of await toldLines(tx, id)) {
    const coleta = idColeta !== null && preenchidos && (await emptyDetails(tx, idColeta, JSON.parse(preenchidos)));
    if (coleta) {
      const { idPessoa: client, before, after } = coleta;
      const entry = { tabela: 'HistoricoColeta', id: idColeta, idPessoa: client, acao: 'Alteração', info } as const;
      await tx.audit({ ...entry, before, after });
    }
    if (idPessoa === null || observacao === null) continue;
    if (!(await emptyRemark(tx, idPessoa, observacao))) continue;
    const change = { before: { obsSecundaria: observacao }, after: { obsSecundaria: null } };
    await tx.audit({ tabela: 'Pessoa', id: idPessoa, idPessoa, acao: 'Alteração', ...change, info });
  }
}
