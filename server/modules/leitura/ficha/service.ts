import type { FichaLeitura } from '../../../../contract/fichaLeitura.ts';
import { flowMeterOf } from '../../../../domain/leitura/flowMeter.ts';
import { countedBy, formerCount, unitCounted } from '../../../../domain/leitura/hourMeter.ts';
import type { Mes } from '../../../../domain/leitura/month.ts';
import type { Selecting } from '../../../database/reading.ts';
import { latestReadings, meanOf } from '../mes/history.ts';
import { gridOfMonth, hydrometersBeside } from '../mes/service.ts';
import { addresses, codes, contacts, flowMeters, sources } from './repository.ts';

type GridRow = Awaited<ReturnType<typeof gridOfMonth>>[number];
type FlowMeter = Awaited<ReturnType<typeof flowMeters>>[number];

const byClient = <T extends { idPessoa: number }>(rows: readonly T[]) => Map.groupBy(rows, ({ idPessoa }) => idPessoa);

/** Drops the client that a row was found by. */
const own = <T extends { idPessoa: number }>({ idPessoa: _client, ...row }: T) => row;

function equipment(meter: FlowMeter | null | undefined) {
  return {
    dtAtualCalibragem: meter?.dtAtualCalibragem ?? null,
    dtValidadeCalibragem: meter?.dtValidadeCalibragem ?? null,
    nroSerie: meter?.nroSerie ?? null,
    codigoEquipamento: meter?.codigoEquipamento ?? null,
    modelo: meter?.modelo ?? null,
  };
}

/**
 * The reading sheets of a month, by the clients' names: of the enabled clients among those asked for, with their enabled
 * meters. A client without any has none.
 */
export async function sheetsOf(db: Selecting, clients: readonly number[], mes: Mes): Promise<FichaLeitura[]> {
  const wanted = new Set(clients);
  const rows = (await gridOfMonth(db, { ...mes, medidorVazao: null })).filter(({ idPessoa }) => wanted.has(idPessoa));
  const historico = await latestReadings(db, rows, mes);
  const [ofAddress, ofContact, ofMeter] = [
    byClient(await addresses(db)),
    byClient(await contacts(db)),
    byClient(await flowMeters(db)),
  ];
  const supply = new Map((await sources(db)).map(({ id, descricao }) => [id, descricao]));
  const codigos = new Map((await codes(db)).map(({ id, codigo }) => [id, codigo]));

  const beside = await hydrometersBeside(db);

  const onSheet = (row: GridRow, meters: readonly FlowMeter[], isOneOfSeveral: boolean) => {
    const meter = flowMeterOf(row, meters, beside(row));
    const before = historico.get(row.idHidrometro) ?? [];
    const contagem = countedBy(row.idCalculoHorimetro, row);
    return {
      idHidrometro: row.idHidrometro,
      flagMedidorVazao: row.flagMedidorVazao === 1 ? (1 as const) : (0 as const),
      tipoMedidor: meter?.tipo ?? null,
      tipoFonte: supply.get(row.idHidrometro) ?? null,
      registro: row.registro,
      uc: row.uc,
      tempoAnterior: row.tempoAnterior,
      tempoAtual: row.tempoAtual,
      unidadeTempoAnterior: unitCounted(formerCount(row)),
      unidadeTempo: unitCounted(contagem),
      lacre: meter?.lacre ?? null,
      obs: row.obs,
      leituraAnterior: row.leituraAnterior,
      volumeAnterior: before.at(-1)?.volumeCorrigido ?? null,
      calculomeses: meanOf(before, mes),
      ...(isOneOfSeveral && row.flagMedidorVazao === 1 && { equipamento: equipment(meter) }),
    };
  };

  return [...byClient(rows)].map(([idPessoa, meters]) => {
    const installed = ofMeter.get(idPessoa) ?? [];
    const [sewage, ...others] = meters.filter(({ flagMedidorVazao }) => flagMedidorVazao === 1);
    return {
      empresa: meters[0]?.nome ?? '',
      codigo: codigos.get(idPessoa) ?? null,
      enderecos: (ofAddress.get(idPessoa) ?? []).map(own),
      contatos: (ofContact.get(idPessoa) ?? []).map(own),
      ...equipment((sewage && flowMeterOf(sewage, installed, beside(sewage))) ?? installed[0]),
      listaMedidores: meters.map((row) => onSheet(row, installed, others.length > 0)),
    };
  });
}
