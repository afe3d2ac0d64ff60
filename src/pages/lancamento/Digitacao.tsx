import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../domain/calendar.ts';
import { wholeMonthInPhrase } from '../../../domain/leitura/month.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { PageSkeleton } from '../../kit/feedback/PageSkeleton.tsx';
import { useTell } from '../../kit/feedback/useTell.ts';
import { Cartao } from './cartao/Cartao.tsx';
import { type Aberto, Dialogos } from './Dialogos.tsx';
import { ditoDe } from './digitacao/ditoDe.ts';
import type { Escrever } from './digitacao/useDigitacao.tsx';
import { BarraDePendentes } from './envio/BarraDePendentes.tsx';
import { emAberto, foiRecusada } from './envio/falhas.ts';
import { ListaDeFalhas } from './envio/ListaDeFalhas.tsx';
import { MesesSeguintes } from './envio/MesesSeguintes.tsx';
import { usePergunta } from './envio/usePergunta.ts';
import { Grade } from './grade/Grade.tsx';
import { Apagados } from './guardado/Apagados.tsx';
import type { Pendente } from './guardado/pendente.ts';
import { useKept } from './guardado/useKept.ts';
import { ForaDaGrade } from './linha/ForaDaGrade.tsx';
import type { IrPara, Linha } from './linha/linha.ts';
import type { AoAgir } from './linha/OpcoesDaLinha.tsx';
import { useNaMao } from './linha/useNaMao.ts';
import { Avisos } from './pecas/Avisos.tsx';
import { Estilo } from './pecas/Estilo.tsx';
import { ABAIXO_DA_MENSAGEM } from './pecas/estilo.ts';
import { Rodape } from './pecas/Rodape.tsx';
import { SemPermissao } from './pecas/SemPermissao.tsx';
import { TOQUE } from './pecas/toque.ts';
import { estaPerdido, focoNasLeituras, useFocoDeVolta } from './pecas/useFocoDeVolta.ts';
import { useLancamento } from './useLancamento.ts';
import type { MesDeLeiturasProps, MesMostrado } from './useMesMostrado.ts';
import { useSalvar } from './useSalvar.ts';

/** What one user types of a month, with what is pending and what was not saved: drawn again whenever a reading is changed. */
export function Digitacao({
  userId,
  filtros,
  mayEdit,
  comOpcoes,
  trocado,
  onClear,
  mudados,
  onMudados,
  ...mostrado
}: MesDeLeiturasProps & MesMostrado) {
  const { lido, phone, calcular, nome, colunas, escolhasDe } = mostrado;
  const translate = useTranslate();
  const tell = useTell();
  const { mes, grid } = lido;
  const lancamento = useLancamento(userId, filtros, lido, onMudados);
  const { linhas, pendencias, estado, envio, enviaveis, fora } = lancamento;
  const [aberto, setAberto] = useState<Aberto | null>(null);
  // What it asks about was saved in another tab: it is not asked of what is typed later on.
  if (aberto?.que === 'pergunta' && enviaveis.length === 0) setAberto(null);
  // Nothing is left to compare: another tab has taken it back.
  if (aberto?.que === 'versoes' && envio.falhas.get(aberto.idHidrometro)?.resultado.como !== 'alterada')
    setAberto(null);
  const readings = useRef<HTMLDivElement>(null);
  const naMao = useNaMao(userId, mes);
  const irPara = useRef<IrPara>(null);
  /** What brought the readings goes as they come: a button, the link of another month, the grid that was gone back from. */
  const cleared = useRef(trocado);
  useEffect(() => {
    if (!cleared.current || linhas.length === 0) return;
    cleared.current = false;
    if (estaPerdido(document.activeElement)) focoNasLeituras(readings);
  }, [linhas]);
  useFocoDeVolta(aberto !== null || envio.andamento !== null, phone, readings);
  const mostrados = useMemo(() => new Set(linhas.map(({ leitura }) => leitura.idHidrometro)), [linhas]);
  const hidden = enviaveis.filter(({ idHidrometro }) => !mostrados.has(idHidrometro));
  const escondidas = onClear && grid.data ? hidden.length : 0;
  const { save, saveAll } = useSalvar(lancamento, phone ? irPara : null, lido.reler);
  function discard({ idHidrometro, rotulo }: Pendente) {
    pendencias.put(idHidrometro, undefined, true);
    tell(translate('lancamento.fora.descartada', { rotulo }), 'info');
  }

  function discardAll() {
    for (const id of estado.pendentes.keys()) pendencias.put(id, undefined);
  }

  function clear() {
    cleared.current = true;
    onClear?.();
  }

  const onAcao: AoAgir = (acao, linha) => {
    const { idHidrometro } = linha.leitura;
    if (acao === 'salvar') void save([idHidrometro]);
    else if (acao === 'calcular') void calcular(linha);
    else setAberto({ que: 'detalhes', idHidrometro });
  };
  /** What is not saved is looked at in its place: the focus comes back there. */
  function look(que: 'detalhes' | 'versoes', idHidrometro: number) {
    irPara.current?.(idHidrometro);
    setAberto({ que, idHidrometro });
  }
  const onUndo = () => {
    const { desfeitas, mantidas } = pendencias.undo();
    const texts = Object.entries({ desfeito: desfeitas, naoDesfeito: mantidas })
      .filter(([, { length }]) => length > 0)
      .map(([name, { length, 0: rotulo }]) => translate(`lancamento.${name}`, { smart_count: length, rotulo }));
    if (texts.length > 0) tell(texts.join('; '), mantidas.length > 0 ? 'warning' : 'info');
  };
  const onEscrita: Escrever['onEscrita'] = (escrita, como) => {
    pendencias.type(escrita.mudancas);
    const texts = ditoDe(escrita, como, translate);
    if (texts.length > 0) tell(texts.join('; '), como === 'digitada' || texts.length > 1 ? 'warning' : 'info');
  };
  const ids = enviaveis.map(({ idHidrometro }) => idHidrometro).join(',');
  const askLater = usePergunta(ids, () => {
    // What is being saved needs no answer.
    if (!envio.andamento) setAberto((open) => open ?? { que: 'pergunta' });
  });
  // Who comes back to the only one that is not saved goes on with it.
  const onReadingClick = ({ leitura }: Linha) => {
    const others = enviaveis.some(({ idHidrometro }) => idHidrometro !== leitura.idHidrometro);
    if (others) askLater();
  };
  const onSeen = () => {
    onMudados(() => new Map());
    focoNasLeituras(readings);
  };
  async function onErased(idPessoa: number) {
    await envio.forget(idPessoa);
    tell(translate('lancamento.apagado'), 'warning');
  }
  const kept = useKept({ onAcao, saveAll, onUndo, onSeen, onErased, cancel: envio.cancel });

  const write = { mayEdit, comOpcoes, onEscrita, onAcao: kept.onAcao, onReadingClick };
  const parts = { linhas, colunas, escolhasDe, naMao, irPara, ...write };
  return (
    <>
      <div {...TOQUE}>
        <Apagados fora={fora} onErased={kept.onErased} />
        {mayEdit && (
          <BarraDePendentes
            userId={userId}
            mes={mes}
            estado={estado}
            enviaveis={enviaveis.length}
            recusadas={emAberto(envio.falhas, estado.pendentes).filter(foiRecusada).length}
            escondidas={escondidas}
            andamento={envio.andamento}
            onSaveAll={kept.saveAll}
            onCancel={kept.cancel}
            onUndo={kept.onUndo}
          />
        )}
        <Avisos>
          {mayEdit && (
            <ForaDaGrade
              fora={fora}
              falhas={envio.falhas}
              nome={nome}
              busy={envio.andamento !== null}
              onSave={(idHidrometro, motivo) => {
                if (motivo !== undefined) pendencias.explain(idHidrometro, motivo);
                void save([idHidrometro]);
              }}
              onDiscard={discard}
              onEmpty={() => focoNasLeituras(readings)}
            />
          )}
          {!mayEdit && (
            <SemPermissao
              pendentes={estado.pendentes.size}
              onDiscard={discardAll}
              onDiscarded={() => focoNasLeituras(readings)}
            />
          )}
          <MesesSeguintes mudados={mudados} mes={mes} onSeen={kept.onSeen} />
          <ListaDeFalhas
            falhas={envio.falhas}
            pendentes={estado.pendentes}
            enviando={envio.andamento?.porVir}
            mostrados={mostrados}
            fora={fora}
            onClear={onClear}
            onCompare={({ pendente }) => look('versoes', pendente.idHidrometro)}
            onExplain={(idHidrometro) => look('detalhes', idHidrometro)}
          />
          {lido.guardadasEm && (
            <ErrorAlert severity="info" onRetry={lido.reler} sx={{ mb: 1 }}>
              {translate('lancamento.guardadas', { em: formatMoment(lido.guardadasEm) })}
            </ErrorAlert>
          )}
          {grid.error && (
            <ErrorAlert onRetry={grid.refetch} sx={{ mb: 1 }}>
              {translate('lancamento.falhou')} {grid.error.message}
            </ErrorAlert>
          )}
        </Avisos>
        {grid.isPending ? (
          <PageSkeleton />
        ) : (
          linhas.length > 0 && (
            <div ref={readings} tabIndex={-1} style={ABAIXO_DA_MENSAGEM}>
              <Estilo />
              {phone ? (
                <Cartao {...parts} />
              ) : (
                <Grade
                  {...parts}
                  label={translate('lancamento.grade', { mes: wholeMonthInPhrase(mes) })}
                  onUndo={onUndo}
                />
              )}
            </div>
          )
        )}
        <Rodape
          medidores={grid.data && linhas.length}
          card={phone}
          teclas={!phone && (mayEdit ? 'teclas' : 'teclasDeVer')}
          onClear={linhas.length === 0 && onClear ? clear : undefined}
        />
      </div>
      <Dialogos
        aberto={aberto}
        lancamento={lancamento}
        nome={nome}
        mayEdit={mayEdit}
        onSave={save}
        onSaveAll={saveAll}
        onDiscard={discard}
        onClose={() => setAberto(null)}
      />
    </>
  );
}
