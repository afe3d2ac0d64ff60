import type { PosicaoNoRanking } from '../../../../contract/relatorioRanking.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { inputsFrom, lastDayBefore, sewageOf } from '../../../../domain/monitoramento/yearBefore.ts';
import { toldFigures, yearFigures } from '../../../../domain/monitoramento/yearFigures.ts';
import { compareTexts } from '../../../../domain/textOrder.ts';
import { namesOf } from '../../../../resources/cliente/defineFields.ts';
import { MONITORAMENTO } from '../../../../resources/cliente/monitoramento.ts';
import type { RowOf } from '../../../database/columns.ts';
import type { Selecting } from '../../../database/reading.ts';
import { ERASURES, waitTurn } from '../../../database/turn.ts';
import { fieldError } from '../../../errors.ts';
import { holdsAlready, saveExisting, saveNew } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { waitForYear } from '../../monitoramento/yearTurn.ts';
import { chargesOn } from '../cobranca/service.ts';
import { collectionsUpTo, enabledClients, recordsOfYear, sewageOfAll, yearsOfAll } from './repository.ts';

/** What each `valor` puts in order. */
const FIGURE = { 1: 'qtdMin', 2: 'col', 3: 'meta' } as const;

/** The ranking of a year: the largest figure first, then by name; those without a figure last. */
export async function ranking(db: Selecting, ano: number, valor: 1 | 2 | 3): Promise<PosicaoNoRanking[]> {
  const figureOf = (row: PosicaoNoRanking) => row[FIGURE[valor]] ?? -1;
  const rows = await yearsOfAll(db, ano);
  return rows.sort((a, b) => figureOf(b) - figureOf(a) || compareTexts(a.nome, b.nome) || a.idPessoa - b.idPessoa);
}

const TABLE = 'RelatorioMonitoramento';
const visible = namesOf(MONITORAMENTO);

type Record = RowOf<typeof TABLE>;

/** What readings and collections say of a client's year. */
interface Known {
  volume: number | null;
  dboAtual: number | null;
  coletas: number;
  AnoUltimaColeta: number | null;
}

const NONE = { cargaOrganica: null, qtdMinima: null, regraColeta: null, Meta: null };

/**
 * The year as it is now: collections counted again, volume and DBO as the year before gives them unless somebody typed
 * them, and what follows from these, but for figures that somebody stands for with a reason.
 */
function anew(ano: number, known: Known, held: Record | undefined) {
  const typed = {
    ano,
    volume: held?.flagVolumeInformado === 1 ? held.volume : known.volume,
    dboAtual: held?.flagDboInformado === 1 ? held.dboAtual : known.dboAtual,
    coletas: known.coletas,
    // A last collection that the history does not know was told by somebody.
    AnoUltimaColeta: known.AnoUltimaColeta ?? held?.AnoUltimaColeta ?? null,
  };
  const { figures } = yearFigures(typed, held ? toldFigures(held) : NONE, held !== undefined && held.motivo !== null);
  return { ...typed, ...figures };
}

/** What is known of a year, client by client. */
async function knownOf(tx: Tx, ano: number, clients: readonly number[]): Promise<(idPessoa: number) => Known> {
  const charges = await chargesOn(tx.db, lastDayBefore(ano), clients);
  const sewage = Map.groupBy(await sewageOfAll(tx, ano - 1), ({ idPessoa }) => idPessoa);
  const counted = new Map((await collectionsUpTo(tx, ano)).map((one) => [one.idPessoa, one]));
  return (idPessoa) => {
    const { coletas = 0, ultima } = counted.get(idPessoa) ?? {};
    const dbo = charges.get(idPessoa) ?? null;
    return {
      ...inputsFrom({ ...sewageOf(sewage.get(idPessoa) ?? [], ano - 1), dbo }),
      coletas,
      AnoUltimaColeta: ultima ? Number(ultima.slice(0, 4)) : null,
    };
  };
}

/** Years beyond this one that are planned: the one before a later year has no figures yet. */
const YEARS_AHEAD = 1;

/** A mistyped year would give every client a record of it. */
function refuseFarYear(ano: number, now: string): void {
  const last = Number(dayOf(now).slice(0, 4)) + YEARS_AHEAD;
  if (ano > last) throw fieldError('ano', `O último ano que se pode atualizar é ${last}`, 'INVALID');
}

/**
 * Works the year of every enabled client out anew, and adds it where there is none and readings or collections up to the
 * year before give figures. Each record that changes has its entry in the log.
 *
 * @returns how many were added, changed, and left as they were
 * @throws AppError of a year after the next one
 */
export async function workOutAnew(tx: Tx, ano: number) {
  refuseFarYear(ano, tx.now);
  // An erasure writes its own client's years, and then those of others that name the person: in no order of theirs.
  await waitTurn(tx.db, ERASURES);
  await waitForYear(tx, ano);
  const clients = await enabledClients(tx);
  const records = new Map((await recordsOfYear(tx, ano)).map((record) => [record.idPessoa, record]));
  const known = await knownOf(tx, ano, clients);
  const done = { criados: 0, alterados: 0, iguais: 0 };
  for (const idPessoa of clients) {
    const held = records.get(idPessoa);
    const found = known(idPessoa);
    if (!held && found.volume === null && found.dboAtual === null) continue;
    const year = anew(ano, found, held);
    if (!held) {
      await saveNew(tx, TABLE, { ...year, idPessoa, motivo: null }, { idPessoa: () => idPessoa, visible });
      done.criados += 1;
    } else if (!holdsAlready(held, year)) {
      await saveExisting(tx, TABLE, held, year, { idPessoa, visible });
      done.alterados += 1;
    } else done.iguais += 1;
  }
  if (done.criados + done.alterados === 0) tx.unchanged();
  return done;
}
