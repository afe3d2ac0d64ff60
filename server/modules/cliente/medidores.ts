import { contract } from '../../../contract/index.ts';
import { calibrationDates } from '../../../domain/leitura/calibration.ts';
import { type Implementation, implement } from '../../context.ts';
import type { Tx } from '../../write.ts';
import { refuseUnknown, unknownReference } from './references.ts';
import { type SubRecord, saveSubRecord } from './subRecord.ts';

const { medidores } = contract;
const FIELDS = [
  'registro',
  'data',
  'idUsuarioTecnico',
  'idTipo',
  'dtAtualCalibragem',
  'dtProximaCalibragem',
  'dtValidadeCalibragem',
  'obsAtualCalibragem',
  'flagCertificado',
  'fonte',
  'nroSerie',
  'codigoEquipamento',
  'modelo',
  'idCalculoHorimetro',
  'obsCobranca',
  'flagAtivo',
  'lacre',
] as const;
const MEDIDOR: SubRecord = { table: 'PessoaMedidorVazao', visible: FIELDS };

/** Calculations of hour-meters ship with the product and are never removed. */
async function refuseUnknownCalculation(tx: Tx, id: number | null): Promise<void> {
  if (id === null) return;
  const row = await tx.db.selectFrom('CalculoHorimetro').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownReference('idCalculoHorimetro');
}

/** Flow meters of clients. */
export const medidoresRoutes: Implementation[] = [
  implement(medidores.list, ({ databases }, { params }) =>
    databases.read
      .selectFrom('PessoaMedidorVazao')
      .select(['id', 'idPessoa', ...FIELDS, 'versao'])
      .where('idPessoa', '=', params.idPessoa)
      .where('removidoEm', 'is', null)
      .orderBy('flagAtivo', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ),
  implement(medidores.save, ({ write }, { body }) =>
    write(async (tx) => {
      await refuseUnknown(tx, 'Usuario', 'idUsuarioTecnico', body.idUsuarioTecnico);
      await refuseUnknown(tx, 'PessoaMedidorVazaoTipo', 'idTipo', body.idTipo);
      await refuseUnknownCalculation(tx, body.idCalculoHorimetro);
      const { id: _id, idPessoa: _owner, idUsuario: _ignored, versao: _version, ...sent } = body;
      const due = calibrationDates(sent.dtAtualCalibragem);
      return saveSubRecord(tx, MEDIDOR, body, {
        ...sent,
        dtProximaCalibragem: sent.dtProximaCalibragem ?? due.dtProximaCalibragem,
        dtValidadeCalibragem: sent.dtValidadeCalibragem ?? due.dtValidadeCalibragem,
      });
    }),
  ),
];
