import { Box, Paper, Typography } from '@mui/material';
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { FieldText } from '../../../kit/forms/inputs/FieldText.tsx';
import type { Escrever } from '../digitacao/useDigitacao.tsx';
import { useErroAVista } from '../digitacao/useErroAVista.ts';
import { rotuloDe } from '../guardado/pendente.ts';
import { CAMPOS, type Campo, comTecladoNumerico, textoDaLinha } from '../leitura/campos.ts';
import { type EscolhasDe, escrita, UMA } from '../linha/celulas.ts';
import { type Coluna, comUnidade, temCampo } from '../linha/colunas.ts';
import { digitadaSobre, type IrPara, type Linha, lugarDe, type NaMao } from '../linha/linha.ts';
import { errosDe, situacaoDe } from '../linha/situacao.ts';
import { BotaoQueFica } from '../pecas/BotaoQueFica.tsx';
import { ABAIXO_DA_MENSAGEM, ABAIXO_DO_PORQUE } from '../pecas/estilo.ts';
import { ALTO, Passo } from '../pecas/Passo.tsx';
import { CampoDoCartao } from './CampoDoCartao.tsx';
import { OpcoesDoCartao } from './OpcoesDoCartao.tsx';

interface CartaoProps extends Omit<Escrever, 'onUndo'> {
  linhas: readonly Linha[];
  colunas: readonly Coluna[];
  escolhasDe: EscolhasDe;
  mayEdit: boolean;
  comOpcoes: boolean;
  /** The meter at hand. */
  naMao: RefObject<NaMao>;
  irPara: Ref<IrPara>;
  onReadingClick(linha: Linha): void;
}

const PASSOS = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 } as const;

const TOLD = ['uc', 'volumeMedido', 'volumeCorrigido', 'tempoTotal'];

const LEITURAS = '[data-campo="leituraAtual"], [data-campo="leituraAnterior"]';

/** What stands in them was read the month before. */
const TRAZIDOS = '[data-campo="leituraAnterior"], [data-campo="tempoAnterior"]';

const MOTIVO = '[data-campo="motivo"]';
const OBS = '[data-campo="obs"]';

/**
 * The fields that are typed in one after the other, in their order: not those that hold what was brought over, nor remarks, which
 * few readings have.
 *
 * @param comMotivo the reading asks for a reason
 */
const digitados = ({ current }: RefObject<HTMLElement | null>, comMotivo = false) =>
  [...(current?.querySelectorAll<HTMLInputElement>('input:not([aria-hidden])') ?? [])].filter((field) => {
    if (field.matches(':focus')) return true;
    if (field.closest(MOTIVO)) return comMotivo;
    return !field.closest(OBS) && (field.value === '' || !field.closest(TRAZIDOS));
  });

/** One meter at a time with large fields, for who stands beside it with a phone. */
export function Cartao(props: CartaoProps) {
  const { linhas, colunas, escolhasDe, mayEdit, comOpcoes, naMao, irPara, onEscrita, onAcao, onReadingClick } = props;
  const translate = useTranslate();
  // The first one, too, stays where others come before it.
  const [chosen, setChosen] = useState(() => naMao.current.idHidrometro || (linhas[0]?.leitura.idHidrometro ?? 0));
  /** What is typed is pending once its field is left, which a tap on 'Salvar' does. */
  const [typing, setTyping] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const situation = useRef<HTMLParagraphElement>(null);
  // Where its meter leaves, the one that comes to stand there takes its place.
  const [place, setPlace] = useState(0);
  const at = lugarDe(linhas, chosen, Math.max(0, Math.min(place, linhas.length - 1)));
  if (place !== at) setPlace(at);
  const linha = linhas[at];
  const erros = linha ? errosDe(linha) : {};
  const ditos = Object.keys(erros).join();
  useEffect(() => {
    // What is said above the field that has the focus by now moves it on, below a keyboard.
    const field = document.activeElement;
    if (ditos && field?.matches('input, textarea') && card.current?.contains(field)) {
      field.closest('[data-campo]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [ditos]);
  const showWrong = useErroAVista(card, situation);
  /** The fields of the meter that is gone on with are there once it is drawn. */
  const begins = useRef(false);
  useEffect(() => {
    if (begins.current && chosen) digitados(card)[0]?.focus();
    begins.current = false;
  }, [chosen]);
  function choose(idHidrometro: number) {
    naMao.current = { ...naMao.current, idHidrometro };
    setChosen(idHidrometro);
  }
  /** How often it was gone on from a field: what is next is known once what was typed there is calculated. */
  const [nexts, setNexts] = useState(0);
  const goToNext = useEffectEvent(() => {
    const { campoRecusado, semMotivo } = linha?.calculado ?? {};
    const fields = digitados(card, semMotivo);
    const here = fields.findIndex((field) => field.matches(':focus'));
    // What is wrong with what was typed is said there, and typed over.
    const isRefused = campoRecusado && fields[here]?.closest(`[data-campo="${campoRecusado}"]`);
    const next = isRefused ? undefined : fields[here + 1];
    const following = linhas[at + 1];
    if (next) return next.focus();
    if (isRefused || !following) return fields[here]?.select();
    begins.current = true;
    choose(following.leitura.idHidrometro);
  });
  useLayoutEffect(() => {
    if (nexts > 0) goToNext();
  }, [nexts]);
  useImperativeHandle(irPara, () => (idHidrometro, aoErro) => {
    if (!aoErro) return choose(idHidrometro);
    // Who has gone on meanwhile is not called back.
    if (!typing && linha?.leitura.idHidrometro === idHidrometro) showWrong();
  });
  if (!linha) return null;
  const { leitura } = linha;
  const goTo = (place: number) => choose((linhas[place]?.leitura ?? leitura).idHidrometro);
  /** From below the fields: those of another meter begin above. */
  const goOn = (place: number) => {
    goTo(place);
    card.current?.scrollIntoView({ block: 'start' });
  };
  const write = (coluna: Coluna, text: string, antes: Linha) => {
    const sobre = digitadaSobre(antes, linha, [coluna.campo as Campo]);
    onEscrita(escrita([sobre], [coluna], UMA, [[text]], escolhasDe), 'digitada');
  };
  const campos = colunas.filter(({ campo }) => campo && campo !== 'volumeCorrigido' && temCampo(linha, campo));
  const situacao = situacaoDe(linha);

  return (
    <Paper
      ref={card}
      variant="outlined"
      onInput={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onClick={({ target }) => mayEdit && (target as Element).closest(LEITURAS) && onReadingClick(linha)}
      sx={{ p: 1.5, overflowWrap: 'anywhere', ...ABAIXO_DA_MENSAGEM }}
    >
      <Box sx={PASSOS}>
        <Passo para="anterior" last={at === 0} onClick={() => goTo(at - 1)} />
        <Typography aria-live="polite">
          {translate('lancamento.cartao.posicao', { at: at + 1, total: linhas.length })}
        </Typography>
        <Passo para="proximo" last={at === linhas.length - 1} onClick={() => goTo(at + 1)} />
      </Box>
      <Typography variant="h2" sx={ABAIXO_DO_PORQUE}>
        {leitura.nome}
      </Typography>
      <Typography color="textSecondary">
        {translate('lancamento.cartao.registro', { registro: leitura.registro })}
      </Typography>
      <Typography
        variant="body2"
        ref={situation}
        aria-live="polite"
        sx={{ my: 1, color: situacao.tone ? `${situacao.tone}.main` : 'text.secondary' }}
      >
        {situacao.textos.join(' · ')}
      </Typography>
      {campos.map((coluna) =>
        mayEdit ? (
          <CampoDoCartao
            key={`${leitura.idHidrometro}-${coluna.key}`}
            campo={coluna.campo as Campo}
            linha={linha}
            text={textoDaLinha(linha, coluna.campo as Campo)}
            shown={comUnidade(coluna, linha)}
            numeric={comTecladoNumerico(coluna.campo as Campo, leitura)}
            choices={escolhasDe(linha, coluna.campo as Campo)}
            wrong={erros[coluna.campo as Campo]}
            onDone={(text, antes) => write(coluna, text, antes)}
            onNext={() => setNexts((times) => times + 1)}
          />
        ) : (
          <FieldText key={coluna.key} label={CAMPOS[coluna.campo as Campo].label} note={erros[coluna.campo as Campo]}>
            {comUnidade(coluna, linha)}
          </FieldText>
        ),
      )}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, my: 1, '& dd': { m: 0 } }}
      >
        {colunas
          .filter(({ key }) => TOLD.includes(key))
          .map(({ key, header, text }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" color="textSecondary">
                {header}
              </Typography>
              <dd>{text(linha)}</dd>
            </Box>
          ))}
      </Box>
      <Box sx={PASSOS}>
        <Passo para="anterior" below last={at === 0} onClick={() => goOn(at - 1)} />
        {mayEdit && (
          <BotaoQueFica
            variant="contained"
            parado={!linha.pendente && !typing}
            aria-label={translate('lancamento.acao.salvar', { rotulo: rotuloDe(leitura) })}
            onClick={() => linha.pendente && onAcao('salvar', linha)}
            style={ALTO}
          >
            {translate('lancamento.cartao.salvar')}
          </BotaoQueFica>
        )}
        <Passo para="proximo" below last={at === linhas.length - 1} onClick={() => goOn(at + 1)} />
      </Box>
      {comOpcoes && <OpcoesDoCartao linha={linha} mayEdit={mayEdit} onAcao={onAcao} />}
    </Paper>
  );
}
